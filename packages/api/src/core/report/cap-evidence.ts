/** Keeps an answer below its largest size: evidence, snippets and the shown text are cut, counts stay exact. */
import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { ANSWER_MAX_BYTES, EVIDENCE_MIN_SHARE, MAX_EVIDENCE_SHOWN } from '../limits.ts';
import { countWords } from '../page/html/count-words.ts';
import { safeCut } from '../text/safe-cut.ts';

type Cut = Pick<AnalysisResult, 'keywordMatches' | 'specialBreakouts'>;
type Result = Cut & Pick<AnalysisResult, 'document' | 'sentiment'>;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
/** Most words shown for the tone of the whole text; no reader needs more. */
const MAX_DECIDING_WORDS = 1_000;
/** Dense mentions merge into one snippet as long as the text; only its beginning is shown. */
const MAX_SNIPPET_CHARACTERS = 4_000;

/**
 * The result within `maxBytes` of JSON; unchanged when it fits. Evidence is cut first, to the first sentences and snippets
 * of each keyword; mentions still count the whole text, and `evidenceSentences` says how many sentences there are. When
 * the text alone fills the answer, `EVIDENCE_MIN_SHARE` is kept for evidence, the text is shown in part and `wordsShown`
 * says how much. Only an analysis with thousands of keywords can exceed the limit.
 */
export function capEvidence<T extends Result>(result: T, maxBytes = ANSWER_MAX_BYTES): T {
  if (bytesOf(result) <= maxBytes) return result;
  const { keywordMatches, specialBreakouts, ...rest } = result;
  const words = result.sentiment.words.slice(0, MAX_DECIDING_WORDS);
  const bare = { ...rest, sentiment: { ...result.sentiment, words } };
  const room = Math.max(EVIDENCE_MIN_SHARE * maxBytes, maxBytes - bytesOf(bare));
  let shown = MAX_EVIDENCE_SHOWN;
  let cut = firstOf(result, shown);
  while (shown > 1 && bytesOf(cut) > room) {
    shown = Math.floor(shown / 2);
    cut = firstOf(result, shown);
  }
  return shortened({ ...result, ...bare, ...cut }, maxBytes);
}

function firstOf({ keywordMatches, specialBreakouts }: Cut, shown: number): Cut {
  return {
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
