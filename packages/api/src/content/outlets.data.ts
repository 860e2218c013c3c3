import { z } from 'zod';
import { parseTable, readContent } from './read-content.ts';

const OutletRow = z.strictObject({
  domains: z.string().transform((text) => text.split(' ')),
  names: z.string().transform((text) => text.split('|')),
  scope: z.enum(['international', 'national', 'state', 'regional']),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string(),
  continent: z.enum(['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania']),
  /** What matters about the outlet besides its scope. Most have no kind. */
  kind: z.enum(['paid-wire', 'closed']).optional(),
  reviewed: z.string().regex(/^20\d\d-\d\d$/),
});
type OutletRow = z.infer<typeof OutletRow>;

export type PublisherKind = NonNullable<OutletRow['kind']>;

export interface Publisher {
  /** Hosts without `www.`, or hosts with the path of an edition (`elpais.com/mexico`). The current one is first. */
  readonly domains: readonly string[];
  readonly name: string;
  /** Other and former names. */
  readonly otherNames: readonly string[];
  readonly scope: OutletRow['scope'];
  /** City and region of the newsroom. */
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string;
  readonly continent: OutletRow['continent'];
  readonly kind: PublisherKind | null;
  /** Month of the last check, `YYYY-MM`. */
  readonly reviewed: string;
}

export const allPublishers: readonly Publisher[] = parseTable(readContent('outlets.tsv'), OutletRow).map(
  ({ names: [name = '', ...otherNames], city = null, region = null, kind = null, ...row }) => ({
    ...row,
    name,
    otherNames,
    city,
    region,
    kind,
  }),
);
