import words from '../../../content/lists/figure-words.json' with { type: 'json' };

export type FigureKind = 'score' | 'money' | 'percent' | 'period' | 'year' | 'count';
export interface Figure {
  readonly kind: FigureKind;
  /**
   * Money in its currency, percent as written. A score is home * 1,000 + away, a period its index in the table of words.
   */
  readonly value: number;
  readonly text: string;
}
type Add = (kind: FigureKind, value: number, text: string) => void;

const valuesOfWords = (table: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(table).flatMap(([value, written]) =>
      written.map((word) => [word, Number(value)] as const),
    ),
  );
const SCALES = valuesOfWords(words.scales);
const COUNTS = valuesOfWords(words.counts);
const PERIODS = words.periods.map((written) => new RegExp(`\\b(?:${written.join('|')})\\b`, 'iu'));

const SCORE =
  /(?<![\d.,:-])(\d{1,3})\s?[-–:]\s?(\d{1,3})(?![\d.,]*\d|[-–]|\p{L}|\s?(?:%|pct|percent|per cent)|[ap]m)/gu;
const SPACED_SCORE = /(?<![\d.,:-])(\d{1,2}) [-–] (\d{1,2})(?!\d)/g;
const LARGEST_SCORE = 199;
const CURRENCY_BEFORE =
  '(?:US|AU?|CA?|NZ|HK|S)?\\$|[£€¥₹₦₩]|(?:Rs|INR|USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|ZAR|KES|NGN|AUD|CAD|NZD|SGD|HKD|JPY|CNY|RMB|BRL|MXN|AED|SAR|RM|Rp|KSh)\\.?(?=\\s?\\d)|[RK](?=\\d)';
const DIGITS = "\\d{1,3}(?:[.,\\u00a0\\u202f ’']\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?";
const UNIT =
  '%|percent\\b|per cent\\b|pct\\b|prozent\\b|pour cent\\b|por ciento\\b|€|euros?\\b|dollars?\\b|pounds?\\b|dólares\\b|kr\\b|francs?\\b|p(?![\\p{L}])';
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(${CURRENCY_BEFORE})?\\s?(${DIGITS})(?:[\\s-]?(${[...SCALES.keys()].join('|')})(?![\\p{L}]))?\\.?(?:\\s?(?:de |d’|d')?(${UNIT}))?`,
  'giu',
);
const CURRENCY_AFTER = /^(?:€|euros?|dollars?|pounds?|dólares|kr|francs?|p)$/i;
const COUNT_WORD = new RegExp(`(?<!\\p{L})(?:${[...COUNTS.keys()].join('|')})(?!\\p{L})`, 'giu');

export function readFigures(title: string): readonly Figure[] {
  const figures: Figure[] = [];
  const add: Add = (kind, value, text) => {
    if (!figures.some((figure) => figure.kind === kind && figure.value === value))
      figures.push({ kind, value, text: text.trim() });
  };
  const hasDigits = /\d/.test(title);
  const rest = hasDigits ? takeScores(title, add) : title;
  if (hasDigits) readNumbers(rest, add);
  PERIODS.forEach((period, number) => {
    const written = period.exec(title)?.[0];
    if (written !== undefined) add('period', number, written);
  });
  for (const [word] of rest.matchAll(COUNT_WORD)) {
    const value = COUNTS.get(word.toLowerCase());
    if (value !== undefined) add('count', value, word);
  }
  return figures;
}

function takeScores(title: string, add: Add): string {
  const take = (whole: string, home: string, away: string) => {
    if (Number(home) > LARGEST_SCORE || Number(away) > LARGEST_SCORE) return whole;
    add('score', Number(home) * 1_000 + Number(away), whole);
    return ' ';
  };
  return title.replace(SPACED_SCORE, take).replace(SCORE, take);
}

function readNumbers(title: string, add: Add): void {
  for (const [whole, before, digits = '', scale, unit] of title.matchAll(NUMBER)) {
    const value = toNumber(digits) * (SCALES.get(scale?.toLowerCase() ?? '') ?? 1);
    if (!Number.isFinite(value)) continue;
    const isMoney = before !== undefined || (unit !== undefined && CURRENCY_AFTER.test(unit.trim()));
    const isYear = /^(?:19|20)\d\d$/.test(digits) && scale === undefined && whole.trim() === digits;
    const kind = isYear ? 'year' : 'count';
    add(isMoney ? 'money' : unit !== undefined ? 'percent' : kind, value, whole);
  }
}

/** "38,000", "38.000" and "38 000" are equal, and so are "2,4" and "2.4". */
function toNumber(digits: string): number {
  if (/^\d{1,3}(?:[.,\u00a0\u202f ’']\d{3})+$/.test(digits)) return Number(digits.replace(/\D/g, ''));
  return Number(digits.replace(',', '.'));
}

/** Figures that agree differ by at most this share: "£1.48bn" and "£1.5bn". */
const TOLERANCE = 0.03;
const SMALL_COUNT = 100;
const SMALL_COUNT_CLASH = 0.3;

/**
 * Returns 1 if figures differ, less for small counts, 0 if any but a period or year agrees. A score needs a shared name.
 */
export function clashOfFigures(a: readonly Figure[], b: readonly Figure[], sharesName: boolean): number {
  let clash = 0;
  for (const figure of a) {
    const rivals = b.filter(({ kind }) => kind === figure.kind);
    if (rivals.length === 0) continue;
    const isShared = rivals.some((other) => agrees(figure, other)) && (figure.kind !== 'score' || sharesName);
    const isSmallCount = figure.kind === 'count' && figure.value < SMALL_COUNT;
    if (!isShared) clash = Math.max(clash, isSmallCount ? SMALL_COUNT_CLASH : 1);
    else if (figure.kind !== 'period' && figure.kind !== 'year') return 0;
  }
  return clash;
}

/** Returns a key that is equal for a score and its reverse (2-1 and 1-2). */
export function scoreKey(value: number): number {
  const [home, away] = [Math.floor(value / 1_000), value % 1_000];
  return Math.max(home, away) * 1_000 + Math.min(home, away);
}

function agrees(a: Figure, b: Figure): boolean {
  if (a.kind === 'score') return scoreKey(a.value) === scoreKey(b.value);
  return Math.abs(a.value - b.value) <= TOLERANCE * Math.max(a.value, b.value);
}

const FIGURE_DIGITS = 2;
const LARGE_COUNT = 1_000;
const TELLING_COUNT = 20;
const RARITY: Readonly<Record<Exclude<FigureKind, 'count'>, number>> = {
  score: 0.9,
  money: 0.9,
  percent: 0.75,
  period: 0.45,
  year: 0.45,
};

export function figureKey({ kind, value }: Figure): string {
  return `${kind} ${kind === 'score' ? value : Number(value.toPrecision(FIGURE_DIGITS))}`;
}

export function figureRarity({ kind, value }: Figure): number {
  if (kind !== 'count') return RARITY[kind];
  return value >= LARGE_COUNT ? 0.9 : value > TELLING_COUNT ? 0.7 : 0.45;
}
