import type {
  EvidenceSentence,
  KeywordMatch,
  KeywordTone,
  NotCounted,
  Section,
} from '@earshot/schema/analysis-result';
import { exclusionReason } from '@earshot/schema/keywords/keyword-spellings';
import { joinNames } from '@earshot/schema/trending/phrasing';
import { QUOTE_MAX_CHARACTERS } from '../limits.ts';
import { safeCut } from '../text/safe-cut.ts';

const SECTIONS: readonly Section[] = ['headline', 'standfirst', 'lede', 'body', 'end'];
const PLACES: Readonly<Record<Section, string>> = {
  headline: 'in the headline',
  standfirst: 'in the standfirst',
  lede: 'in the opening',
  body: 'in the body',
  end: 'at the end',
};

export function foundSummary(
  keyword: string,
  evidence: readonly EvidenceSentence[],
  tone: KeywordTone,
  spellings: KeywordMatch['spellings'],
  notCounted?: NotCounted,
): string {
  const mentions = evidence.reduce((sum, { marks }) => sum + marks.length, 0);
  const best = bestSentence(evidence);
  const parts = [
    whereText(evidence, mentions),
    ...spellingText(spellings),
    ...notCountedText(notCounted),
    toneText(keyword, tone),
  ];
  if (best && best.section !== 'headline') parts.push(quoteText(best, evidence.length === 1));
  return parts.join(' ');
}

export function absentSummary(
  spellings: readonly string[],
  nearForms: KeywordMatch['nearForms'],
  notCounted?: NotCounted,
): string {
  const [name = '', ...others] = spellings.map((spelling) => `“${spelling}”`);
  if (notCounted) return [`No mention of ${name} counts.`, ...notCountedText(notCounted)].join(' ');
  const absent =
    others.length === 0
      ? `${name} does not appear in this text.`
      : `${name} does not appear in this text, nor does ${others.join(' or ')}.`;
  if (nearForms.length === 0) return `${absent} Nor does a similar word.`;
  const forms = nearForms.map(({ text, count }) => `“${text}” (${times(count)})`).join(', ');
  return `${absent} Close forms that do appear, not counted as mentions: ${forms}.`;
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

function whereText(evidence: readonly EvidenceSentence[], mentions: number): string {
  const counts = SECTIONS.map((section) => ({
    section,
    count: evidence.filter((e) => e.section === section).reduce((sum, { marks }) => sum + marks.length, 0),
  })).filter(({ count }) => count > 0);
  const sole = counts[0];
  if (sole && counts.length === 1) {
    const only = sole.section === 'headline' || mentions === 1 ? 'only ' : '';
    return mentions === 1
      ? `Mentioned once, ${only}${PLACES[sole.section]}.`
      : `Mentioned ${times(mentions)}, ${only === '' ? 'always' : only.trim()} ${PLACES[sole.section]}.`;
  }
  const places = counts.map(({ section, count }) => `${times(count)} ${PLACES[section]}`);
  return `Mentioned ${times(mentions)}: ${joinNames(places)}.`;
}

function spellingText(spellings: KeywordMatch['spellings'] = []): string[] {
  const found = spellings.filter(({ mentions }) => mentions > 0);
  const isNameAlone = found.length === 1 && found[0] === spellings[0];
  if (found.length === 0 || isNameAlone) return [];
  const forms = found.map(({ text, mentions }) => `“${text}” (${times(mentions)})`);
  return [`Found as ${joinNames(forms)}.`];
}

/** "3 not counted: 2 inside “Apex Legends”, 1 in a sentence with “predator”." */
function notCountedText(notCounted: NotCounted | undefined): string[] {
  if (!notCounted) return [];
  const counts = new Map<string, number>();
  for (const { exclusion, marks } of notCounted.sentences) {
    const reason = exclusionReason(exclusion);
    counts.set(reason, (counts.get(reason) ?? 0) + marks.length);
  }
  const reasons = [...counts].map(([reason, count]) => (counts.size === 1 ? reason : `${count} ${reason}`));
  return [`${notCounted.mentions} not counted: ${reasons.join(', ')}.`];
}

/** "Tone toward Acme: 2 negative, 1 without a clear tone." */
function toneText(keyword: string, { label, counts, sentences }: KeywordTone): string {
  const note = sentences.find((sentence) => sentence.note !== undefined)?.note;
  if (counts.unclear === sentences.length) return note ?? `No clear tone toward ${keyword}.`;
  const kinds = (['positive', 'negative'] as const)
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ kind, count }) => `${count} ${kind}`);
  const unclear = counts.unclear > 0 ? [`${counts.unclear} without a clear tone`] : [];
  const tone = label === null ? 'No clear tone' : 'Tone';
  return `${tone} toward ${keyword}: ${[...kinds, ...unclear].join(', ')}.`;
}

function quoteText({ text, marks }: EvidenceSentence, isOnly: boolean): string {
  const quoted = quoteSentence(text, marks[0]?.start ?? 0)
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
  return `${isOnly ? 'It reads' : 'Key sentence'}: “${quoted}”`;
}

const MAX_MENTIONS = 5;

/** The body sentence with most mentions, else the headline. */
export function bestSentence(evidence: readonly EvidenceSentence[]): EvidenceSentence | undefined {
  const body = evidence.filter(({ section }) => section !== 'headline');
  const mentions = ({ marks }: EvidenceSentence) => Math.min(marks.length, MAX_MENTIONS);
  return body.toSorted((a, b) => mentions(b) - mentions(a))[0] ?? evidence[0];
}

export function secondSentence(evidence: readonly EvidenceSentence[]): string | undefined {
  const best = bestSentence(evidence);
  const second = evidence.find((one) => one !== best && one.section !== 'headline');
  return second && plain(second.text);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const WORD_END = /\s\S*$/;
const QUOTATION_MARK = /["“”„«»]/g;

/** Whole words around the offset of the first mention if the sentence is too long. Cuts have an ellipsis. */
export function quoteSentence(text: string, around: number): string {
  const { start, end } = quotedRange(text, around);
  const quote = withoutUnpairedMarks(plain(text.slice(start, end)));
  return `${start > 0 ? '… ' : ''}${quote}${end < text.length ? ' …' : ''}`;
}

function quotedRange(text: string, around: number): { start: number; end: number } {
  if (text.length <= QUOTE_MAX_CHARACTERS) return { start: 0, end: text.length };
  const wanted = Math.min(Math.max(0, around - QUOTE_MAX_CHARACTERS / 2), text.length - QUOTE_MAX_CHARACTERS);
  const space = text.slice(wanted, around).search(/\s\S/);
  const start = wanted === 0 ? 0 : safeCut(text, wanted + Math.max(0, space));
  const end = safeCut(text, start + QUOTE_MAX_CHARACTERS);
  if (end === text.length || /\s/.test(text.charAt(end))) return { start, end };
  const lastSpace = text.slice(start, end).search(WORD_END);
  return { start, end: start + lastSpace > around ? start + lastSpace : end };
}

/** A mark with spaces or letters on both sides opens a quotation unless one is already open. */
function withoutUnpairedMarks(text: string): string {
  const open: number[] = [];
  const unpaired = new Set<number>();
  for (const { index } of text.matchAll(QUOTATION_MARK)) {
    const isAfterBlank = /^$|[\s([{—–-]/.test(text.charAt(index - 1));
    const isBeforeBlank = /^$|[\s.,;:!?)\]}]/.test(text.charAt(index + 1));
    const isOpening = isAfterBlank === isBeforeBlank ? open.length === 0 : isAfterBlank;
    if (isOpening) open.push(index);
    // After a number, the mark is an inch symbol.
    else if (open.pop() === undefined && !/\d/.test(text.charAt(index - 1))) unpaired.add(index);
  }
  for (const index of open) unpaired.add(index);
  return plain(text.replace(QUOTATION_MARK, (mark, index: number) => (unpaired.has(index) ? '' : mark)));
}
