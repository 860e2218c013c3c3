/** Facts taken from an address, such as the headline in its path, for an article or post that could not be read. */
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
