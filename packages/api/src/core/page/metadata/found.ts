/** Values with the places on the page that state them. */

/** A value and where the page states it. */
export interface Found<Value = string> {
  readonly value: Value;
  readonly from: string;
}

/** What a place of the page states, and the name of the place. */
export type Stated<Value = string> = readonly [stated: Value | null | undefined, from: string];

/** Returns the first usable value, most trusted place first. `read` returns null for what is not usable. */
export function firstFound<Value, Result extends NonNullable<unknown>>(
  candidates: readonly Stated<Value>[],
  read: (stated: Value) => Result | null | undefined,
): Found<Result> | null {
  for (const [stated, from] of candidates) {
    const value = stated === null || stated === undefined ? null : read(stated);
    if (value !== null && value !== undefined) return { value, from };
  }
  return null;
}

type Fields = Readonly<Record<string, Found<unknown> | null>>;
type Values<F extends Fields> = {
  [Name in keyof F]?: F[Name] extends Found<infer Value> | null ? Value : never;
};

/** Returns the values of the fields that were found. */
export const valuesOf = <F extends Fields>(fields: F): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.value]] : [])),
  ) as Values<F>;

/** Returns the places of the fields that were found. */
export const placesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.from]] : [])));
