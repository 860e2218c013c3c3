import type { Problem } from '@earshot/schema/toast';
import { createRef, type RefObject, useEffect, useState } from 'react';

export type FieldRefs<Field extends string> = Readonly<Record<Field, RefObject<HTMLInputElement | null>>>;

/**
 * A ref per field; the field that a validation complains about gets the focus.
 * @param fields the same ones at every render
 */
export function useFieldFocus<Field extends string>(
  fields: readonly Field[],
  problem: Problem<Field> | null,
): FieldRefs<Field> {
  const [refs] = useState(
    () => Object.fromEntries(fields.map((field) => [field, createRef()])) as FieldRefs<Field>,
  );
  useEffect(() => {
    if (problem) refs[problem.field].current?.focus();
  }, [problem, refs]);
  return refs;
}
