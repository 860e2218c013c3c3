import Box from '@mui/material/Box';
import { UI_STRINGS } from './strings.ts';

/** Half-open range of UTF-16 offsets. */
export interface MarkSpan {
  readonly start: number;
  readonly end: number;
}

/** Shows exactly one `<mark>` per range, whatever their order. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly MarkSpan[] }) {
  return (
    <span dir="auto">
      {splitAtMarks(text, marks).map((part) =>
        part.marked ? <mark key={part.key}>{part.text}</mark> : part.text,
      )}
    </span>
  );
}

interface TextPart {
  readonly key: string;
  readonly text: string;
  readonly marked: boolean;
}

/** Where two marks overlap, the overlap belongs to the one that starts first. */
export function splitAtMarks(text: string, marks: readonly MarkSpan[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const [index, mark] of [...marks].sort((a, b) => a.start - b.start || a.end - b.end).entries()) {
    const start = Math.max(mark.start, position);
    parts.push({ key: `text-${index}`, text: text.slice(position, start), marked: false });
    parts.push({ key: `mark-${index}`, text: text.slice(start, mark.end), marked: true });
    position = Math.max(position, mark.end);
  }
  parts.push({ key: 'rest', text: text.slice(position), marked: false });
  return parts;
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
  }),
);

const RAW_ELEMENT = /<(script|style|template|iframe|noscript|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>?/gi;

/** Removes tags and keeps their text, except for `RAW_ELEMENT`. Needs no HTML sink, so it works with Trusted Types. */
export function parseMarkup(html: string): { text: string; marks: MarkSpan[] } {
  const source = html.replace(RAW_ELEMENT, '');
  const marks: MarkSpan[] = [];
  let text = '';
  let position = 0;
  let markStart: number | null = null;
  const closeMark = () => {
    if (markStart !== null && text.length > markStart) marks.push({ start: markStart, end: text.length });
    markStart = null;
  };
  for (const token of source.matchAll(TOKEN)) {
    text += decodeEntities(source.slice(position, token.index));
    position = token.index + token[0].length;
    if (token[2]?.toLowerCase() !== 'mark') continue;
    if (token[1] === '/') closeMark();
    else markStart ??= text.length;
  }
  text += decodeEntities(source.slice(position));
  closeMark();
  return { text, marks };
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = typeof decimal === 'string' ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** With kerning, the dash comes so close that "Ferry strike ends - Coast Radio" reads as one word. */
export const LOOSE_DASHES = { fontKerning: 'none' } as const;

interface EvidenceLine {
  readonly key: string;
  /** Where the sentence is, in plain language, e.g. `Headline`. */
  readonly place: string;
  readonly text: string;
  readonly marks: readonly MarkSpan[];
  /** May be empty. */
  readonly tone: string;
}

interface EvidenceLinesProps {
  readonly label: string;
  readonly lines: readonly EvidenceLine[];
  readonly id?: string;
}

export function EvidenceLines({ label, lines, id }: EvidenceLinesProps) {
  return (
    <Box component="ul" id={id} aria-label={label} data-evidence="" sx={SENTENCES}>
      {lines.map(({ key, place, text, marks, tone }) => (
        <li key={key}>
          <span className="section">{place}</span>
          <MarkedText text={text} marks={marks} />
          {tone === '' ? null : <div className="tone">{tone}</div>}
        </li>
      ))}
    </Box>
  );
}

/** Styled once on the list, because a long text has hundreds of sentences. */
const SENTENCES = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  lineHeight: 1.55,
  display: 'grid',
  gap: 0.75,
  '& > li': { pl: 1.5, borderLeft: 3, borderColor: 'divider' },
  '& .section': { typography: 'small', mr: 1, color: 'text.secondary', fontWeight: 620 },
  '& .tone': { color: 'text.secondary' },
} as const;

interface NotCountedProps {
  readonly keyword: string;
  readonly mentions: number;
  readonly lines: readonly Omit<EvidenceLine, 'key'>[];
}

export function NotCounted({ keyword, mentions, lines }: NotCountedProps) {
  if (mentions === 0) return null;
  return (
    <Box
      component="details"
      sx={{ typography: 'body2', '& > summary': { cursor: 'pointer', minHeight: 24 } }}
    >
      <summary>{UI_STRINGS.exclusions.notCounted(mentions)}</summary>
      <EvidenceLines
        label={`Sentences in which ${keyword} is not counted`}
        lines={lines.map((line, place) => ({ ...line, key: String(place) }))}
      />
    </Box>
  );
}
