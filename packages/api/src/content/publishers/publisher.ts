import type { PublisherScope } from '@earshot/schema/analysis-result';

type Continent = 'Africa' | 'Asia' | 'Europe' | 'North America' | 'South America' | 'Oceania';

/** A known scope. Outlets that are not in the table are `other`. */
type KnownScope = Exclude<PublisherScope, 'other'>;

/**
 * One outlet. `domains` contains its addresses, separated by spaces, the current one first: a host name without `www.`, or a
 * host name with the path of an edition (`elpais.com/mexico`). `names` contains the current name, then other and former
 * names, separated by `|`. City and region are those of the newsroom.
 */
export type PublisherRow = readonly [
  domains: string,
  names: string,
  scope: KnownScope,
  city?: string | null,
  region?: string,
];

/** What a reader must know about an outlet besides its scope. Most outlets have no kind. */
export type PublisherKind = 'paid-wire' | 'closed';

/** Outlets in one country, or in one state or province if `region` is given. */
export interface PublisherGroup {
  readonly continent: Continent;
  readonly country: string;
  readonly region?: string;
  readonly kind?: PublisherKind;
  /** Month when the rows were last checked, `YYYY-MM`, if different from that of their file. */
  readonly reviewed?: string;
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
  readonly kind: PublisherKind | null;
  /** Month when the row was last checked, `YYYY-MM`. */
  readonly reviewed: string;
}
