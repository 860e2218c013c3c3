import { keywordToneLabel } from '@earshot/schema/sentiment';
import * as z from 'zod/mini';
import { isRecord } from '../../../transport/complete.ts';
import { APPENDIX_PARTS, DEFAULT_SETTINGS, MANUAL_TONES, NO_FACTS, paidWarning } from './coverage-list.ts';

// Compiled schemas need `eval`, which the content security policy forbids.
z.config({ jitless: true });

const STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
type RowStatus = (typeof STATUSES)[number];

const WEB_ADDRESS = /^https?:\/\//i;
const COLOR = /^#[\da-f]{6}$/i;
const PICTURE = /^data:image\/(?:png|jpeg);base64,[a-z\d+/=]+$/i;

// A missing or mistyped field gets its default, so that lists of every earlier version open.
const text = z.catch(z.string(), '');
const count = z.catch(z.number(), 0);
const numberOrNull = z.catch(z.nullable(z.number()), null);
const textOrNull = z.catch(z.nullable(z.string()), null);
const textLike = (pattern: RegExp) => z.catch(z.string().check(z.regex(pattern)), '');

function arrayOf<Item extends z.core.$ZodType>(item: Item, standard: readonly unknown[] = []) {
  return z.pipe(
    z.catch(z.array(z.unknown()), [...standard]),
    z.transform((values): readonly z.output<Item>[] =>
      values.flatMap((value) => {
        const parsed = z.safeParse(item, value);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}

function recordOf<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.transform(
      (values): Readonly<Record<string, z.output<Item>>> =>
        Object.fromEntries(
          Object.entries(values).flatMap(([key, value]) => {
            const parsed = z.safeParse(item, value);
            return parsed.success ? [[key, parsed.data]] : [];
          }),
        ),
    ),
  );
}

/** A sentence that mentions a keyword. `marks` are the mentions in `text`, as UTF-16 offsets. */
const sentence = {
  section: z.catch(z.string(), 'body'),
  text,
  marks: arrayOf(z.object({ start: z.number(), end: z.number() })),
};
const evidence = z.object({
  ...sentence,
  /** Tone of the sentence toward the keyword, in [-1, 1]. Null if it is not clear. */
  tone: numberOrNull,
  words: arrayOf(z.string()),
});

/** A sentence with mentions that an exclusion removed, and the reason, e.g. `inside “Apex Legends”`. */
const excludedLine = z.object({ ...sentence, reason: text });

const figures = z.pipe(
  z.object({
    keyword: text,
    /** Spellings and exclusions that were applied, e.g. `Volkswagen = VW -"VW Sport"`. */
    tracked: text,
    mentions: count,
    inHeadline: z.catch(z.boolean(), false),
    /** Mean tone of the sentences with a clear tone, in [-1, 1]. Null if they are too few. */
    tone: numberOrNull,
    label: textOrNull,
    evidence: arrayOf(evidence),
    /** Number of sentences that mention the keyword. `evidence` may have only the first ones. */
    sentences: count,
    /** Similar names that were not counted, e.g. `Tidewell` for `Tidewell Ferries`. */
    near: arrayOf(z.string()),
    notCounted: z.catch(z.object({ mentions: count, lines: arrayOf(excludedLine) }), {
      mentions: 0,
      lines: [],
    }),
  }),
  z.transform(({ label, tracked, ...figures }) => ({
    ...figures,
    tracked: tracked || figures.keyword,
    label: label === 'Mixed' ? ('Mixed' as const) : keywordToneLabel([figures.tone]),
  })),
);

const quote = z.object({
  text,
  speaker: textOrNull,
  attribution: text,
  keywords: arrayOf(z.string()),
});

const storedEntry = z.object({
  type: z.catch(z.enum(['article', 'social']), 'article'),
  outlet: text,
  scope: text,
  headline: text,
  url: textLike(WEB_ADDRESS),
  /** Known URLs of the page: that of the report, with and without tracking parameters, and the canonical one. */
  addresses: arrayOf(z.string()),
  date: textOrNull,
  author: text,
  summary: text,
  words: count,
  keywords: arrayOf(figures),
  quotes: arrayOf(quote),
  /** What may be wrong with the reading, in sentences. */
  warnings: arrayOf(z.string()),
  counts: recordOf(z.number()),
  /** Fingerprint of the text for finding copies in other outlets. Empty for a short text. */
  sketch: arrayOf(z.number()),
  /** ISO 8601 timestamp. */
  analyzedAt: text,
  methodVersion: text,
});

/** Earlier versions stored warnings in a record of all that was read. */
function withWarnings(stored: unknown): unknown {
  if (!isRecord(stored) || stored.warnings !== undefined || !Array.isArray(stored.record)) return stored;
  const warnings = stored.record.filter(isRecord).flatMap(({ field, value }) => {
    if (field === 'sponsored') return [paidWarning(String(value).replace(/^Yes: /, ''))];
    return field === 'warning' ? [value] : [];
  });
  return { ...stored, warnings };
}

const entry = z.pipe(z.transform(withWarnings), storedEntry);

const manualTone = z.object({ label: z.enum(MANUAL_TONES), note: text });

const known = z.object({
  outlet: text,
  headline: text,
  date: text,
  reach: numberOrNull,
  note: text,
  tier: text,
});

const row = z.pipe(
  z.object({
    id: count,
    /** URL as entered or imported. Empty for pasted text and for reports without a URL. */
    address: text,
    status: z.catch(z.enum(STATUSES), 'waiting'),
    failure: text,
    entry: z.catch(z.nullable(entry), null),
    /** Facts from an imported table, a feed, the user, or a page that could not be read in full. */
    known: z.catch(known, NO_FACTS),
    /** Pasted text, stored so that the row can be analyzed again. Null for a page. */
    pasted: z.catch(z.nullable(z.object({ headline: text, source: text, date: text, content: text })), null),
    edits: z.catch(
      z.object({
        outlet: z.optional(z.string()),
        headline: z.optional(z.string()),
        date: z.optional(z.string()),
        tones: recordOf(manualTone),
      }),
      { tones: {} },
    ),
    /** Why the row is excluded. Null if it is included in the figures. */
    excluded: textOrNull,
    /** The user's line on why the article matters, possibly empty. Null if the row is not starred. */
    starred: textOrNull,
    /** The user's picture of a starred article, as a `data:` URL. */
    picture: textLike(PICTURE),
  }),
  z.transform((row) => ({ ...row, status: readStatus(row.status, row.entry !== null) })),
);

function readStatus(status: RowStatus, isAnalyzed: boolean): RowStatus {
  if (status === 'running' || status === 'waiting') return 'waiting';
  if (isAnalyzed) return 'done';
  return status === 'failed' ? status : 'waiting';
}

const settings = z.object({
  copies: z.catch(z.enum(['placements', 'texts']), DEFAULT_SETTINGS.copies),
  /** Color of headings and bars in the report, `#rrggbb`. Empty for the default. */
  color: textLike(COLOR),
  logo: textLike(PICTURE),
  sentence: text,
  /** What follows from the report, one step per line. */
  nextSteps: text,
  preparedBy: text,
  order: z.catch(z.enum(['day', 'importance']), DEFAULT_SETTINGS.order),
  appendix: arrayOf(z.enum(APPENDIX_PARTS), DEFAULT_SETTINGS.appendix),
  /** The user's tiers of outlets, one `tier: outlet, outlet` per line. */
  tiers: text,
});

const change = z.object({ at: text, row: numberOrNull, what: text, why: text });

const head = z.object({
  name: text,
  client: text,
  period: text,
  /** With all their spellings, e.g. `Volkswagen = VW`. */
  keywords: arrayOf(z.string()),
  messages: arrayOf(z.string()),
  settings: z.catch(settings, DEFAULT_SETTINGS),
  changes: arrayOf(change),
});

export type EvidenceLine = z.output<typeof evidence>;
export type KeywordFigures = z.output<typeof figures>;
export type ListEntry = z.output<typeof entry>;
export type ManualTone = z.output<typeof manualTone>;
export type CoverageRow = z.output<typeof row>;
export type ListSettings = z.output<typeof settings>;
export type ListChange = z.output<typeof change>;
export type CoverageList = z.output<typeof head> & {
  readonly id: string;
  readonly rows: readonly CoverageRow[];
};

const FILE_TYPE = 'Coverage List';

export function coverageJson(list: CoverageList, now: Date): string {
  return `${JSON.stringify({ type: FILE_TYPE, generatedAt: now.toISOString(), ...list })}\n`;
}

export function parseCoverageJson(text: string, id: string): CoverageList {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file) || file.type !== FILE_TYPE) throw new Error('This is not a coverage list.');
  const list = parseCoverage(file, id);
  const stored: readonly unknown[] = Array.isArray(file.rows) ? file.rows : [];
  const ids = new Map(stored.map((row, i) => [isRecord(row) ? row.id : undefined, list.rows[i]?.id]));
  return { ...list, changes: list.changes.map((one) => ({ ...one, row: ids.get(one.row) ?? null })) };
}

export function parseCoverage(stored: unknown, id: string): CoverageList {
  if (!isRecord(stored) || !Array.isArray(stored.rows)) throw new Error('This is not a coverage list.');
  const rows = stored.rows.map((row: unknown, i) => ({ ...parseRow(row), id: i + 1 }));
  const parsed = { id, ...z.parse(head, stored), rows };
  if (Array.isArray(stored.keywords)) return parsed;
  // Lists of older versions have no keywords, so they are collected from the rows.
  const tracked = rows.flatMap(({ entry }) => entry?.keywords.map((one) => one.tracked) ?? []);
  return { ...parsed, keywords: [...new Set(tracked)] };
}

export function parseRow(stored: unknown): CoverageRow {
  return z.parse(row, isRecord(stored) ? stored : {});
}

export function parseStep(stored: unknown, id: string) {
  const side = (list: unknown) => {
    if (!isRecord(list) || !Array.isArray(list.rows)) throw new Error('This is not a coverage list.');
    return { ...parseCoverage({ ...list, rows: [] }, id), rows: list.rows.map(parseRow) };
  };
  const step = isRecord(stored) ? stored : {};
  return { before: side(step.before), after: side(step.after) };
}
