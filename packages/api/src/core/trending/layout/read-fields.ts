import { itemAt } from '@earshot/schema/item-at';
import fieldsModel from '../../../content/models/list-fields.json' with { type: 'json' };
import { bestLabels } from '../../model/linear-chain.ts';
import { logOddsOf, readChainModel, vectorOf } from '../../model/linear-model.ts';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { bareName, sourceEvidence } from '../lines/source-evidence.ts';
import { fieldFeatures } from './field-features.ts';
import { fragmentKind } from './fragment-kind.ts';
import type { FieldLabel, LineFields } from './layout-role.ts';
import { adaptToList } from './learn-template.ts';
import {
  type LabeledLine,
  lengthOf,
  NOTE,
  outletsInPlace,
  type PlacedOutlet,
  runsOf,
  settleTitles,
} from './settle-titles.ts';
import { type FieldPiece, splitFields } from './split-fields.ts';

const stored = readChainModel(fieldsModel);
const LABELS = stored.chain.labels as readonly FieldLabel[];
const TITLE = LABELS.indexOf('title');
const TITLED: ReadonlySet<string> = new Set(['headline', 'teaser']);
/** A piece that only a few lines have is rather a part of the title. */
const TITLE_BIAS = { 'set off': 2, 'in a sentence': 4, inside: 10 };

/** A linear chain over the pieces between separators. `role` is that of all these lines. */
export function readFields(lines: readonly string[], role: string): LineFields[] {
  const rows = lines.map(splitFields);
  const size = LABELS.length;
  const scores = new Float64Array(rows.reduce((sum, pieces) => sum + pieces.length + 1, 0) * size);
  const places: string[] = [];
  for (const { features, place, rareCut } of fieldFeatures(rows, role)) {
    const start = places.length * size;
    scores.set(logOddsOf(stored.model, vectorOf(stored.space, features)), start);
    if (rareCut !== null && TITLED.has(role))
      scores[start + TITLE] = itemAt(scores, start + TITLE) + TITLE_BIAS[rareCut];
    places.push(place);
  }
  const adapted = adaptToList(stored.chain, scores, [places]);
  const labels = bestLabels(adapted.chain, adapted.scores);
  let next = 0;
  const read = rows.map((pieces, i) => {
    const pieceLabels = pieces.map((_, piece) => itemAt(LABELS, itemAt(labels, next + piece)));
    next += pieces.length + 1;
    return withTitle({ line: itemAt(lines, i), pieces, labels: withoutGoals(pieces, pieceLabels) }, role);
  });
  const { settled, areQuoted } = settleTitles(read);
  const outlets = outletsInPlace(settled.map(possibleOutlets));
  return settled.map((line, i) => fieldsOf(line, itemAt(outlets, i), areQuoted));
}

/** "Northgate 2 - 1 Harrow - Coast Times": the second team and its goals are part of the title. */
function withoutGoals(pieces: readonly FieldPiece[], labels: readonly FieldLabel[]): readonly FieldLabel[] {
  const team = labels.findIndex(
    (label, i) =>
      label === 'outlet' && /^\d/.test(itemAt(pieces, i).text) && /\d$/.test(pieces[i - 1]?.text ?? ''),
  );
  if (team < 0) return labels;
  const titled = labels.with(team, 'title');
  const last = itemAt(pieces, pieces.length - 1);
  return team + 1 < pieces.length && last.before !== 'comma' ? titled.with(-1, 'outlet') : titled;
}

function withTitle(line: LabeledLine, role: string): LabeledLine {
  const { pieces, labels } = line;
  if (role !== 'headline' || labels.includes('title')) return line;
  const others = [...pieces.keys()].filter((i) => labels[i] === 'other');
  const [longest] = others.toSorted((a, b) => itemAt(pieces, b).text.length - itemAt(pieces, a).text.length);
  return longest === undefined ? line : { ...line, labels: labels.with(longest, 'title') };
}

function possibleOutlets({ line, pieces, labels }: LabeledLine): PlacedOutlet[] {
  return runsOf(labels).flatMap(({ label, first, last }) => {
    const [start, end] = [itemAt(pieces, first), itemAt(pieces, last)];
    const place = `${start.before} ${end.after}`;
    return label === 'outlet' && !NOTE.test(start.text)
      ? [{ name: wholeText(line, start.start, end.end, true), place }]
      : [];
  });
}

function fieldsOf(
  { line, pieces, labels }: LabeledLine,
  outletInPlace: string | null,
  areQuoted: boolean,
): LineFields {
  const runs = runsOf(labels);
  const textsOf = (label: FieldLabel, isQuoted = true) =>
    runs
      .filter((run) => run.label === label)
      .toSorted((a, b) => lengthOf(pieces, b) - lengthOf(pieces, a))
      .map(({ first, last }) =>
        wholeText(line, itemAt(pieces, first).start, itemAt(pieces, last).end, isQuoted),
      );
  const outlet = textsOf('outlet').find((text) => sourceEvidence(text) === 'strong');
  const [title = null] = textsOf('title', areQuoted);
  return {
    title,
    outlet: nameIn(outlet ?? outletInPlace),
    days: runs
      .filter(
        ({ label, first, last }) =>
          label === 'date' || (label !== 'outlet' && first === last && isDay(itemAt(pieces, first))),
      )
      .map(({ first, last }) => line.slice(itemAt(pieces, first).start, itemAt(pieces, last).end)),
    person: textsOf('person')[0] ?? null,
  };
}

function isDay({ text }: FieldPiece): boolean {
  const kind = fragmentKind(text);
  return kind === 'date' || kind === 'age';
}

function nameIn(text: string | null): string | null {
  if (text === null) return null;
  const name = text.replace(/^[^\p{L}\p{N}]+/u, '');
  const bare = publisherNamed(name) === null ? bareName(name) : name;
  // "(self.harbor)" is a post without a link.
  return /\p{L}/u.test(bare) && !/^self\.\w+$/.test(bare) ? bare : null;
}

/** Minimum share of the teasers that must have a day, because a teaser may begin or end with the day of an event. */
const MIN_DAYS_SHARE = 0.5;

export type TeaserFacts = Pick<LineFields, 'outlet' | 'days'>;

/** "Nine farms will be flooded. (Rural Post, Nov 19)" or "Rural Post (Nov 19) – Nine farms will be flooded" */
export function teaserFacts(teasers: readonly string[]): TeaserFacts[] {
  const fields = readFields(teasers, 'teaser');
  const dated = fields.filter(({ days }) => days.length > 0).length;
  const areDated = dated >= MIN_DAYS_SHARE * teasers.filter((teaser) => teaser !== '').length;
  return fields.map(({ outlet, days }) => ({ outlet, days: areDated ? days.slice(0, 1) : [] }));
}

const PAIRS = ['“”', '„“', '«»', '»«', '「」', '『』', '""', '()', '（）', '[]', '【】', '‘’'];
const QUOTES: ReadonlySet<string> = new Set('“„«»"「『');
/** The end of a sentence. Four dots or more lead to the number of a page. */
const END = /^(?!\.{4})[?!.…。？！]*/u;

/** Returns a part of a line, extended to the mark that closes or opens a quotation or bracket within it. */
function wholeText(line: string, start: number, end: number, areQuoted: boolean): string {
  let [from, to] = [start, end];
  for (const [open = '', close = ''] of PAIRS) {
    if (!line.includes(open) && !line.includes(close)) continue;
    const piece = line.slice(from, to);
    const opened = piece.split(open).length - 1;
    const closed = piece.split(close).length - 1;
    const isOpen = open === close ? opened % 2 === 1 : opened > closed;
    const isClosed = open === close ? opened % 2 === 1 : closed > opened;
    const after = line.slice(to).trimStart();
    const before = line.slice(0, from).trimEnd();
    const isAround =
      !areQuoted && QUOTES.has(open) && opened === closed && before.endsWith(open) && after.startsWith(close);
    if (isAround) [from, to] = [line.lastIndexOf(open, from - 1), line.indexOf(close, to) + close.length];
    else if (isOpen && after.startsWith(close)) to = line.indexOf(close, to) + close.length;
    else if (isClosed && before.endsWith(open)) from = line.lastIndexOf(open, from - 1);
  }
  to += END.exec(line.slice(to))?.[0].length ?? 0;
  return line.slice(from, to).trim();
}
