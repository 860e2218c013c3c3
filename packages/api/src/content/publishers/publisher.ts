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

/** What a reader must know of an outlet beside its scope; most outlets have no kind. */
export type PublisherKind = 'paid-wire' | 'closed';

/** Outlets of one country, or of one state or province when `region` is given. */
export interface PublisherGroup {
  readonly continent: Continent;
  readonly country: string;
  readonly region?: string;
  readonly kind?: PublisherKind;
  /** Month in which the rows were last checked, `YYYY-MM`, when it is not that of their file. */
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
  /** Month of the last check of the row, `YYYY-MM`. */
  readonly reviewed: string;
}
