import type { SocialField } from '@earshot/schema/social/rules';
import type { Problem } from '@earshot/schema/toast';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

export type FieldRefs = Readonly<Record<SocialField, RefObject<HTMLInputElement | null>>>;

/** A ref per field; the field that a validation complains about gets the focus. */
export function useFieldFocus(problem: Problem<SocialField> | null): FieldRefs {
  const keywords = useRef<HTMLInputElement>(null);
  const url = useRef<HTMLInputElement>(null);
  const image = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => ({ keywords, url, image }), []);
  useEffect(() => {
    if (problem) refs[problem.field].current?.focus();
  }, [problem, refs]);
  return refs;
}
