import type { PublisherScope } from '@earshot/schema/analysis-result';

type Continent = 'Africa' | 'Asia' | 'Europe' | 'North America' | 'South America' | 'Oceania';

/** A scope that is known; what is not in the table is `other`. */
type KnownScope = Exclude<PublisherScope, 'other'>;

/**
 * One outlet. `domains` holds its addresses, separated by spaces, the present one first: a host name without `www.`, or
 * a host name with the path of an edition (`elpais.com/mexico`). `names` holds the present name, then other and former
 * names, separated by `|`. City and region are those of the newsroom.
 */
export type PublisherRow = readonly [
  domains: string,
  names: string,
  scope: KnownScope,
  city?: string | null,
  region?: string,
];

/** Outlets of one country, or of one state or province when `region` is given. */
export interface PublisherGroup {
  readonly continent: Continent;
  readonly country: string;
  readonly region?: string;
  readonly rows: readonly PublisherRow[];
}

export interface Publisher {
  readonly domains: readonly string[];
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly scope: KnownScope;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string;
  readonly continent: Continent;
}
