import type { Span } from '@earshot/schema/analysis-result';
import claimWords from '../../content/summary/claim-words.json' with { type: 'json' };
import { safeCut } from '../text/safe-cut.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import {
  countPhrases,
  isBoilerplate,
  isCredit,
  phrasePattern,
  type SentencePlace,
  sentencePlaces,
  withoutDateline,
  wordsOf,
} from './boilerplate.ts';

interface SummaryInput {
  /** Not used in the summary, but shows where the point is. Empty if there is none. */
  readonly headline: string;
  readonly text: string;
  readonly sentences: readonly Span[];
  /** ISO 639-1 code or `und`. */
  readonly language: string;
}

const MIN_SENTENCES = 2;
const MAX_SENTENCES = 4;
const MAX_CHARACTERS = 380;
const LEAD_WITHIN = 8;
const MIN_WORDS = 5;
const MIN_UNSPACED_TERMS = 8;
/** Share of common terms, both of the headline and of the sentence, at which a sentence repeats the headline. */
const REPEATS_HEADLINE = 0.75;
const TERM =
  /\p{Script=Han}{2}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{M}]*|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const FIGURE = /\d[\d.,]*\d|\d/gu;
/** The end of a sentence that is followed by another one within the same quotation. */
const INSIDE_QUOTATION = /\p{Ll}[.!?…] (?=\p{Lu}[^"“„]*["”“])/gu;
const UNSPACED_END = /[。！？．」』）]$/u;
const MARK = /["“”„«»]/gu;
/** The label of an answer in an interview: `Mara Lind: We have moved.` */
const ANSWER = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3} ?: \p{Lu}/u;

interface Candidate {
  readonly index: number;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly opensText: boolean;
  /** Whether it opens with a word that refers to the sentence before it: `he`, `but`. */
  readonly refersBack: boolean;
}

/** One to four sentences, verbatim but for white space and datelines: the first that can be read alone, and the point. */
export function summarize(input: SummaryInput): string {
  const candidates = candidatesOf(input);
  const lead = leadOf(candidates, MAX_CHARACTERS);
  const point = pointOf(candidates, lead, input);
  const room = MAX_CHARACTERS - (point?.text.length ?? 0);
  const chosen = point ? [...leadOf(candidates, room).slice(0, MAX_SENTENCES - 1), point] : lead;
  const inOrder = [...new Set(chosen)].sort((a, b) => a.index - b.index);
  return inOrder.reduce((text, sentence) => append(text, clip(sentence.text)), '');
}

function candidatesOf({ headline, text, sentences, language }: SummaryInput): Candidate[] {
  const places = sentencePlaces(text, sentences);
  const headlineTerms = termsOf(headline, language);
  const back = phrasePattern(wordsOf(claimWords.pronouns, language), { atStart: true });
  const all = sentences.map(({ start, end }, index): Candidate => {
    const sentence = withoutDateline(text.slice(start, end).replace(/\s+/g, ' '));
    const terms = termsOf(sentence, language);
    const refersBack = countPhrases(back, sentence) > 0;
    return { index, text: sentence, terms, refersBack, opensText: places[index]?.opensText ?? false };
  });
  const usable = all.filter(
    (one) =>
      !(isCredit(all[one.index + 1]?.text ?? '') && places[one.index]?.isAlone === false) &&
      isUsable(one, places[one.index], headlineTerms, language),
  );
  return usable.length > 0 ? usable : all.filter((one) => one.text !== '');
}

function isUsable(
  { text, terms }: Candidate,
  place: SentencePlace | undefined,
  headline: ReadonlySet<string>,
  language: string,
): boolean {
  if (text.split(' ').length < MIN_WORDS && terms.size < MIN_UNSPACED_TERMS) return false;
  if (place?.isHeading || place?.isInBoilerplateSection || isBoilerplate(text, language)) return false;
  if (ANSWER.test(text)) return false;
  // Part of a quotation over several sentences: who speaks is not in it.
  if ((text.match(MARK)?.length ?? 0) % 2 === 1) return false;
  const shared = [...terms].filter((term) => headline.has(term)).length;
  return shared / terms.size < REPEATS_HEADLINE || shared / headline.size < REPEATS_HEADLINE;
}

function termsOf(sentence: string, language: string): Set<string> {
  const stopWords = stopWordsOf(language);
  const words = [...sentence.toLowerCase().replaceAll('’', "'").matchAll(TERM)].map(([word]) => word);
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.replace(/'s$/, '')));
}

function leadOf(candidates: readonly Candidate[], most: number): Candidate[] {
  const chosen: Candidate[] = [];
  const limit = Math.max(MIN_SENTENCES, Math.ceil(candidates.length / 2));
  for (const one of candidates.slice(0, LEAD_WITHIN)) {
    const isCut = one.refersBack && chosen.length > 0 && chosen.at(-1)?.index !== one.index - 1;
    if (isCut || chosen.some(({ text }) => text === one.text)) continue;
    const next = [...chosen, one];
    const fits = next.reduce((sum, { text }) => sum + text.length + 1, 0) <= most + 1;
    if (next.length > 1 && (!fits || sentencesRead(next) > MAX_SENTENCES || next.length > limit)) continue;
    chosen.push(one);
  }
  return chosen;
}

/**
 * A later sentence with a figure of the headline that the lead lacks. If the opening is off topic, a verdict or the
 * sentence closest to the headline.
 */
function pointOf(candidates: readonly Candidate[], lead: readonly Candidate[], input: SummaryInput) {
  const later = candidates.filter((one) => !lead.includes(one));
  const read = lead.map(({ text }) => text).join(' ');
  const missing = (input.headline.match(FIGURE) ?? []).filter((figure) => !read.includes(figure));
  const figure = later.find(({ text }) => (text.match(FIGURE) ?? []).some((one) => missing.includes(one)));
  if (figure || !Object.hasOwn(claimWords.reports, input.language)) return figure;
  const [reports, days, verdicts] = [claimWords.reports, claimWords.days, claimWords.judgments].map((lists) =>
    phrasePattern(wordsOf(lists, input.language)),
  );
  const has = (pattern: RegExp | undefined, text: string) =>
    pattern !== undefined && countPhrases(pattern, text) > 0;
  const headline = termsOf(input.headline, input.language);
  const evidenceOf = ({ text, terms }: Candidate) =>
    [...terms].filter((term) => headline.has(term)).length / Math.max(1, headline.size) +
    0.5 * Math.min(2, (text.match(FIGURE) ?? []).length) +
    (!/^["“„«]/u.test(text) && (has(reports, text) || has(days, text)) ? 0.5 : 0);
  const opening = candidates.filter(({ opensText }, i) => i === 0 || opensText).slice(0, 3);
  if (opening.some((one) => evidenceOf(one) >= MIN_TOPIC_EVIDENCE)) return undefined;
  const verdict = later.find(({ text }) => has(verdicts, text) && !/^["“„«]/u.test(text));
  if (verdict) return verdict;
  const best = later.reduce<Candidate | undefined>(
    (most, one) => (!most || evidenceOf(one) > evidenceOf(most) ? one : most),
    undefined,
  );
  return best && evidenceOf(best) >= MIN_TOPIC_EVIDENCE ? best : undefined;
}

const MIN_TOPIC_EVIDENCE = 0.8;

/** Counts sentences as a reader would: a sentence that contains a quotation of two counts as two. */
function sentencesRead(sentences: readonly Candidate[]): number {
  return sentences.reduce((sum, { text }) => sum + 1 + (text.match(INSIDE_QUOTATION)?.length ?? 0), 0);
}

function append(text: string, sentence: string): string {
  if (text === '') return sentence;
  return UNSPACED_END.test(text) ? text + sentence : `${text} ${sentence}`;
}

function clip(sentence: string): string {
  if (sentence.length <= MAX_CHARACTERS) return sentence;
  const head = sentence.slice(0, safeCut(sentence, MAX_CHARACTERS - 1));
  const space = head.lastIndexOf(' ');
  return `${space > MAX_CHARACTERS / 2 ? head.slice(0, space) : head}…`;
}
