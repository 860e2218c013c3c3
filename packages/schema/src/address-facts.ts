/** What an address shows, such as the headline of its page, although the article or post itself could not be read. */
export interface AddressFacts {
  readonly outlet?: string;
  readonly headline?: string;
  readonly date?: string;
  readonly handle?: string;
}

const MAX_CHARACTERS = 300;

export function addressFacts(
  facts: {
    readonly [Field in keyof AddressFacts]?: string | null | undefined;
  },
): AddressFacts | undefined {
  const fields = ['outlet', 'headline', 'date', 'handle'] as const;
  const given = fields.flatMap((field) => {
    const value = (facts[field] ?? '').trim().slice(0, MAX_CHARACTERS);
    return value === '' ? [] : [[field, value] as const];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
