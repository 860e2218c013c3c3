import terms from '../../../content/lists/layout-terms.json' with { type: 'json' };

/** Words that pages, emails and exports print around headlines, in lowercase. */
export const LAYOUT_TERMS = {
  buttons: new Set(terms.buttons),
  counts: new Set(terms.counts),
  countLabels: new Set(terms.countLabels),
  bylines: new Set(terms.bylines),
  headings: new Set(terms.headings),
  footers: new Set(terms.footers),
  footerStarts: terms.footerStarts,
  mailLabels: new Set(terms.mailLabels),
  titleLabels: new Set(terms.titleLabels),
  outletLabels: new Set(terms.outletLabels),
  dateLabels: new Set(terms.dateLabels),
  /** Words in the last row of a table, which sums up the others. */
  totals: new Set(terms.totals),
  dateWords: new Set(terms.dateWords),
  /** Articles, prepositions and conjunctions, after which a headline hardly ever ends. */
  openWords: new Set(terms.openWords),
  ageWords: new Set(terms.ageWords),
  /** Number of hours in each unit of an age. */
  ageUnits: new Map(Object.entries(terms.ageUnits)),
  ageNumbers: new Map(Object.entries(terms.ageNumbers)),
} as const;
