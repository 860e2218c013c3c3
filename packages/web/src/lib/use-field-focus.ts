import type { Problem } from '@earshot/schema/toast';
import { createRef, type RefObject, useLayoutEffect, useState } from 'react';

export type FieldRefs<Field extends string> = Readonly<Record<Field, RefObject<HTMLInputElement | null>>>;

/**
 * Returns a ref for each field, and focuses the field that failed validation.
 * @param fields field names; must be the same on every render
 */
export function useFieldFocus<Field extends string>(
  fields: readonly Field[],
  problem: Problem<Field> | null,
): FieldRefs<Field> {
  const [refs] = useState(
    () => Object.fromEntries(fields.map((field) => [field, createRef()])) as FieldRefs<Field>,
  );
  useLayoutEffect(() => {
    if (problem) refs[problem.field].current?.focus();
  }, [problem, refs]);
  return refs;
}
