/**
 * Reads the figures of a headline in a comparable form: scores, amounts of money, percentages, periods, years and plain
 * counts.
 */

export type FigureKind = 'score' | 'money' | 'percent' | 'period' | 'year' | 'count';
export interface Figure {
  readonly kind: FigureKind;
  /**
   * Money in its currency, percent as written, the year, or the count. A score is home * 1,000 + away, and a period its
   * index in `PERIODS`.
   */
  readonly value: number;
}

const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1e3,
    thousand: 1e3,
    m: 1e6,
    mn: 1e6,
    mln: 1e6,
    mio: 1e6,
    million: 1e6,
    millions: 1e6,
    millionen: 1e6,
    millones: 1e6,
    milioni: 1e6,
    b: 1e9,
    bn: 1e9,
    bln: 1e9,
    billion: 1e9,
    billions: 1e9,
    mrd: 1e9,
    milliarde: 1e9,
    milliarden: 1e9,
    milliard: 1e9,
    milliards: 1e9,
    lakh: 1e5,
    lakhs: 1e5,
    crore: 1e7,
    crores: 1e7,
    tn: 1e12,
    trillion: 1e12,
  }),
);
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    twenty: 20,
    hundred: 100,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
  }),
);
/** Periods of a fiscal year. Terms in the same row have the same meaning. */
const PERIODS: readonly RegExp[] = [
  /\b(?:q1|first[- ]quarter|erste[ns]? quartal|premier trimestre|primer trimestre)\b/iu,
  /\b(?:q2|second[- ]quarter|zweite[ns]? quartal|deuxième trimestre|segundo trimestre)\b/iu,
  /\b(?:q3|third[- ]quarter|dritte[ns]? quartal|troisième trimestre|tercer trimestre)\b/iu,
  /\b(?:q4|fourth[- ]quarter|vierte[ns]? quartal|quatrième trimestre|cuarto trimestre)\b/iu,
  /\b(?:h1|first[- ]half|half[- ]year(?:ly)?|interim (?:results|profit)|halbjahr|semestriel\w*|primer semestre)\b/iu,
  /\b(?:h2|second[- ]half|zweite[ns]? halbjahr|segundo semestre)\b/iu,
  /\b(?:fy|full[- ]year|annual (?:results|profit|earnings|sales|revenue|loss)|yearly|jahresergebnis|résultats? annuels?)\b/iu,
];
/** Quick check that matches every title with a period from `PERIODS` and few others, which saves seven searches. */
const MAY_HOLD_PERIOD =
  /[qh][1-4]|fy|quart|trimestre|half|halb|semestr|interim|full|annual|annuel|yearly|jahres/i;
const SCORE =
  /(?<![\d.,:-])(\d{1,3})\s?[-–:]\s?(\d{1,3})(?![\d.,]*\d|[-–]|\p{L}|\s?(?:%|pct|percent|per cent)|[ap]m)/gu;
const SPACED_SCORE = /(?<![\d.,:-])(\d{1,2}) [-–] (\d{1,2})(?!\d)/g;
const LARGEST_SCORE = 199;
const NUMBER =
  /(?<![\p{L}\d])((?:US|AU?|CA?|NZ|HK|S)?\$|[£€¥₹₦₩]|(?:Rs|INR|USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|ZAR|KES|NGN|AUD|CAD|NZD|SGD|HKD|JPY|CNY|RMB|BRL|MXN|AED|SAR|RM|Rp|KSh)\.?(?=\s?\d)|[RK](?=\d))?\s?(\d{1,3}(?:[.,\u00a0\u202f ’']\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:[\s-]?(k|thousand|m|mn|mln|mio|millions?|millionen|millones|milioni|b|bn|bln|billions?|mrd|milliarden?|milliards?|lakhs?|crores?|tn|trillion)(?![\p{L}]))?\.?(?:\s?(de |d’|d')?(%|percent\b|per cent\b|pct\b|prozent\b|pour cent\b|por ciento\b|€|euros?\b|dollars?\b|pounds?\b|dólares\b|kr\b|francs?\b|p(?![\p{L}])))?/giu;
const NUMBER_WORD = new RegExp(`(?<!\\p{L})(?:${[...NUMBER_WORDS.keys()].join('|')})(?!\\p{L})`, 'giu');
const CURRENCY_AFTER = /^(?:€|euros?|dollars?|pounds?|dólares|kr|francs?|p)$/i;

const NONE: readonly Figure[] = [];

/** Returns the figures of a title without duplicates. */
export function readFigures(title: string): readonly Figure[] {
  const figures: Figure[] = [];
  const add = (kind: FigureKind, value: number) => {
    if (!figures.some((figure) => figure.kind === kind && figure.value === value))
      figures.push({ kind, value });
  };
  const rest = /\d/.test(title) ? readNumbers(takeScores(title, add), add) : title;
  if (MAY_HOLD_PERIOD.test(title))
    PERIODS.forEach((period, number) => {
      if (period.test(title)) add('period', number);
    });
  for (const [word] of rest.matchAll(NUMBER_WORD)) {
    const value = NUMBER_WORDS.get(word.toLowerCase());
    if (value !== undefined) add('count', value);
  }
  return figures.length === 0 ? NONE : figures;
}

/** Adds the scores in a title. Returns the title without them. */
function takeScores(title: string, add: (kind: FigureKind, value: number) => void): string {
  const take = (whole: string, home: string, away: string) => {
    if (Number(home) > LARGEST_SCORE || Number(away) > LARGEST_SCORE) return whole;
    add('score', Number(home) * 1_000 + Number(away));
    return ' ';
  };
  return title.replace(SPACED_SCORE, take).replace(SCORE, take);
}

/** Adds amounts, percentages, years and counts. Returns the title unchanged. */
function readNumbers(title: string, add: (kind: FigureKind, value: number) => void): string {
  for (const [whole, before, digits = '', scale, , unit] of title.matchAll(NUMBER)) {
    const value = toNumber(digits) * (SCALES.get(scale?.toLowerCase() ?? '') ?? 1);
    if (!Number.isFinite(value)) continue;
    const isMoney = before !== undefined || (unit !== undefined && CURRENCY_AFTER.test(unit.trim()));
    if (isMoney) add('money', value);
    else if (unit !== undefined) add('percent', value);
    else if (/^(?:19|20)\d\d$/.test(digits) && scale === undefined && whole.trim() === digits)
      add('year', value);
    else add('count', value);
  }
  return title;
}

/**
 * Parses a number with thousands separators or a decimal mark: "38,000", "38.000" and "38 000" are equal, and so are "2,4"
 * and "2.4".
 */
function toNumber(digits: string): number {
  if (/^\d{1,3}(?:[.,\u00a0\u202f ’']\d{3})+$/.test(digits)) return Number(digits.replace(/\D/g, ''));
  return Number(digits.replace(',', '.'));
}
