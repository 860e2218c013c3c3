/** What a page says of its article although the article itself could not be read. */
export interface StatedFacts {
  readonly outlet?: string;
  readonly headline?: string;
  /** As the report would show it: ISO 8601 where it could be read. */
  readonly date?: string;
}

/** Longest value that an error carries. */
const MAX_CHARACTERS = 300;

/** The facts that are there, each of a bounded length; undefined without any. */
export function statedFacts(
  facts: {
    readonly [Field in keyof StatedFacts]: string | null | undefined;
  },
): StatedFacts | undefined {
  const fields = ['outlet', 'headline', 'date'] as const;
  const given = fields.flatMap((field) => {
    const value = facts[field]?.trim().slice(0, MAX_CHARACTERS) ?? '';
    return value === '' ? [] : [[field, value] as const];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
