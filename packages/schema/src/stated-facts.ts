/** What a page or the address of a post states, even though the article or post itself could not be read. */
export interface StatedFacts {
  /** For a post, its network. */
  readonly outlet?: string;
  readonly headline?: string;
  /** Date as the report would contain it: in ISO 8601 if it could be parsed. */
  readonly date?: string;
  readonly handle?: string;
}

const MAX_CHARACTERS = 300;

export function statedFacts(
  facts: {
    readonly [Field in keyof StatedFacts]?: string | null | undefined;
  },
): StatedFacts | undefined {
  const fields = ['outlet', 'headline', 'date', 'handle'] as const;
  const given = fields.flatMap((field) => {
    const value = (facts[field] ?? '').trim().slice(0, MAX_CHARACTERS);
    return value === '' ? [] : [[field, value] as const];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
