/** Keeps an answer below its largest size: evidence, snippets, quotes, captions and the shown text are cut, counts stay exact. */
import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { keywordsCutWarning } from '@earshot/schema/warnings';
import {
  EVIDENCE_MIN_SHARE,
  MAX_CAPTION_CHARACTERS,
  MAX_EVIDENCE_SHOWN,
  REPORT_MAX_BYTES,
} from '../limits.ts';
import { countWords } from '../page/html/count-words.ts';
import { safeCut } from '../text/safe-cut.ts';
import { bytesOf } from './bytes-of.ts';
import { type CountedTerms, mostMentioned } from './most-mentioned.ts';

type Result = CountedTerms & Pick<AnalysisResult, 'document' | 'quotes' | 'sentiment' | 'warnings'>;

/** Most words shown for the tone of the whole text, and most doubtful words of a screenshot; no reader needs more. */
const MAX_WORDS_MARKED = 1_000;
/** Quotations of a report that does not fit otherwise. */
const MAX_QUOTED_BYTES = 20_000;
/** Dense mentions merge into one snippet as long as the text; only its beginning is shown. */
const MAX_SNIPPET_CHARACTERS = 4_000;
/** Of a summary of one keyword when there are too many for evidence: how often it occurs, and where. */
const BRIEF_SUMMARY_CHARACTERS = 100;

/**
 * The result within `maxBytes` of JSON; unchanged when it fits. Evidence is cut first, to the first sentences and snippets
 * of each keyword; mentions still count the whole text, and `evidenceSentences` says how many sentences there are. When
 * the text alone fills the answer, `EVIDENCE_MIN_SHARE` is kept for evidence, the text is shown in part and `wordsShown`
 * says how much. With too many keywords for one sentence each, no evidence is shown. With too many even for their counts,
 * those with the most mentions are shown, and a warning says how many there are.
 */
export function capReport<T extends Result>(result: T, maxBytes = REPORT_MAX_BYTES): T {
  if (bytesOf(result) <= maxBytes) return result;
  const { keywordMatches: _matches, breakoutBoxes: _boxes, specialBreakouts: _breakouts, ...rest } = result;
  const words = result.sentiment.words.slice(0, MAX_WORDS_MARKED);
  const document = firstOfDocument(result.document);
  const quotes = result.quotes && firstWithin(result.quotes, ({ text }) => text, MAX_QUOTED_BYTES);
  const bare = { ...rest, sentiment: { ...result.sentiment, words }, document, ...(quotes && { quotes }) };
  const room = Math.max(EVIDENCE_MIN_SHARE * maxBytes, maxBytes - bytesOf(bare));
  const cut = mostEvidence(result, room);
  if (cut) return shortened({ ...result, ...bare, ...cut }, maxBytes);
  const counts = countsOf(result);
  const withoutText = bytesOf({ ...bare, document: { ...document, text: '' } });
  const textShare = Math.min(bytesOf(document.text), EVIDENCE_MIN_SHARE * maxBytes);
  const most = mostMentioned(counts, maxBytes - withoutText - textShare);
  const [left, all] = [most, counts].map(
    ({ keywordMatches, specialBreakouts }) => keywordMatches.length + specialBreakouts.length,
  );
  const warnings =
    left === all ? {} : { warnings: [...(result.warnings ?? []), keywordsCutWarning(left ?? 0, all ?? 0)] };
  return shortened({ ...result, ...bare, ...most, ...warnings }, maxBytes);
}

/** The document without `body`, which repeats the text, and with the first of its captions, tables, doubtful words and blocks. `shortened` cuts the text last. */
function firstOfDocument(document: AnalysisResult['document']): AnalysisResult['document'] {
  const { captions, reading, body: _body, tables, ...rest } = document;
  return {
    ...rest,
    ...(captions && { captions: firstWithin(captions, (caption) => caption) }),
    ...(tables && { tables: firstWithin(tables, (table) => table) }),
    ...(reading && {
      reading: {
        ...reading,
        doubtful: reading.doubtful.slice(0, MAX_WORDS_MARKED),
        blocks: firstWithin(reading.blocks, ({ text }) => text),
      },
    }),
  };
}

/** The items whose texts fit into a number of bytes, as they are written in JSON. */
function firstWithin<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  bytes = MAX_CAPTION_CHARACTERS,
): T[] {
  let characters = 0;
  return items.filter((item) => {
    characters += bytesOf(textOf(item));
    return characters <= bytes;
  });
}

/** What is left without any evidence. */
function countsOf({ keywordMatches, breakoutBoxes, specialBreakouts }: CountedTerms): CountedTerms {
  return {
    keywordMatches: keywordMatches.map((match) => ({
      ...match,
      evidence: [],
      ...(match.evidence.length > 0 && { evidenceSentences: match.evidence.length }),
      relevancySummary: brief(match.relevancySummary),
      tone: { ...match.tone, sentences: [] },
      nearForms: [],
    })),
    breakoutBoxes: breakoutBoxes.map((box) => ({ ...box, description: brief(box.description) })),
    specialBreakouts: specialBreakouts.map((breakout) => ({ ...breakout, snippets: [] })),
  };
}

function brief(text: string): string {
  return text.slice(0, safeCut(text, BRIEF_SUMMARY_CHARACTERS));
}

/** The first sentences of each keyword, the same number for all and as many as fit; undefined if not even one each does. */
function mostEvidence(result: CountedTerms, maxBytes: number): CountedTerms | undefined {
  let [most, tooMany] = [0, MAX_EVIDENCE_SHOWN + 1];
  let best: CountedTerms | undefined;
  while (tooMany - most > 1) {
    // The largest number is tried first: it fits in most answers.
    const shown = tooMany > MAX_EVIDENCE_SHOWN ? MAX_EVIDENCE_SHOWN : Math.floor((most + tooMany) / 2);
    const cut = firstOf(result, shown);
    if (bytesOf(cut) <= maxBytes) [most, best] = [shown, cut];
    else tooMany = shown;
  }
  return best;
}

function firstOf(
  { keywordMatches, breakoutBoxes, specialBreakouts }: CountedTerms,
  shown: number,
): CountedTerms {
  return {
    breakoutBoxes,
    keywordMatches: keywordMatches.map((match) =>
      match.evidence.length <= shown
        ? match
        : {
            ...match,
            evidence: match.evidence.slice(0, shown),
            evidenceSentences: match.evidence.length,
            tone: { ...match.tone, sentences: match.tone.sentences.slice(0, shown) },
          },
    ),
    specialBreakouts: specialBreakouts.map((breakout) => ({
      ...breakout,
      snippets: breakout.snippets.slice(0, shown).map(beginningOf),
    })),
  };
}

/** The beginning of a long snippet, up to the end of a mention. */
function beginningOf(snippet: string): string {
  if (snippet.length <= MAX_SNIPPET_CHARACTERS) return snippet;
  const close = '</mark>';
  const end = snippet.lastIndexOf(close, MAX_SNIPPET_CHARACTERS - close.length);
  return end < 0 ? snippet : `${snippet.slice(0, end + close.length)} …`;
}

/** The result with as much of its text as fits. */
function shortened<T extends Result>(result: T, maxBytes: number): T {
  const { text } = result.document;
  const without = bytesOf({ ...result, document: { ...result.document, text: '', wordsShown: text.length } });
  const room = Math.max(0, maxBytes - without);
  let shown = text;
  // Quotes and line breaks take more bytes in JSON; their share may differ from part to part.
  for (let bytes = bytesOf(shown); bytes > room + 2; bytes = bytesOf(shown))
    shown = text.slice(0, safeCut(text, Math.floor((shown.length * Math.min(room, bytes - 1)) / bytes)));
  if (shown === text) return result;
  return { ...result, document: { ...result.document, text: shown, wordsShown: countWords(shown) } };
}
