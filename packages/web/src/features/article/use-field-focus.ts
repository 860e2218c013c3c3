import type { ArticleField } from '@earshot/schema/article/rules';
import type { Problem } from '@earshot/schema/toast';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

type FieldRef = RefObject<HTMLInputElement | null>;
export type FieldRefs = Readonly<Record<ArticleField, FieldRef>>;

/** A ref per field; the field that a validation complains about gets the focus. */
export function useFieldFocus(problem: Problem<ArticleField> | null): FieldRefs {
  const keywords = useRef<HTMLInputElement>(null);
  const url = useRef<HTMLInputElement>(null);
  const headline = useRef<HTMLInputElement>(null);
  const source = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => ({ keywords, url, headline, source, content }), []);
  useEffect(() => {
    if (problem) refs[problem.field].current?.focus();
  }, [problem, refs]);
  return refs;
}
