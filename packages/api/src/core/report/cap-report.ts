/** Keeps an answer below its largest size: evidence, snippets, captions and the shown text are cut, counts stay exact. */
import type { AnalysisResult } from '@earshot/schema/analysis-result';
import {
  ANSWER_MAX_BYTES,
  EVIDENCE_MIN_SHARE,
  MAX_CAPTION_CHARACTERS,
  MAX_EVIDENCE_SHOWN,
} from '../limits.ts';
import { countWords } from '../page/html/count-words.ts';
import { safeCut } from '../text/safe-cut.ts';

type Cut = Pick<AnalysisResult, 'keywordMatches' | 'breakoutBoxes' | 'specialBreakouts'>;
type Result = Cut & Pick<AnalysisResult, 'document' | 'sentiment'>;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
/** Most words shown for the tone of the whole text; no reader needs more. */
const MAX_DECIDING_WORDS = 1_000;
/** Dense mentions merge into one snippet as long as the text; only its beginning is shown. */
const MAX_SNIPPET_CHARACTERS = 4_000;
/** Of a summary of one keyword when there are too many for evidence: how often it occurs, and where. */
const BRIEF_SUMMARY_CHARACTERS = 100;

/**
 * The result within `maxBytes` of JSON; unchanged when it fits. Evidence is cut first, to the first sentences and snippets
 * of each keyword; mentions still count the whole text, and `evidenceSentences` says how many sentences there are. When
 * the text alone fills the answer, `EVIDENCE_MIN_SHARE` is kept for evidence, the text is shown in part and `wordsShown`
 * says how much. With too many keywords for one sentence each, no evidence is shown. Every keyword keeps its counts, so
 * only an analysis with more than a thousand keywords can exceed the limit.
 */
export function capReport<T extends Result>(result: T, maxBytes = ANSWER_MAX_BYTES): T {
  if (bytesOf(result) <= maxBytes) return result;
  const { keywordMatches, breakoutBoxes, specialBreakouts, ...rest } = result;
  const words = result.sentiment.words.slice(0, MAX_DECIDING_WORDS);
  const { captions } = result.document;
  const document = { ...result.document, ...(captions && { captions: firstCaptions(captions) }) };
  const bare = { ...rest, sentiment: { ...result.sentiment, words }, document };
  const room = Math.max(EVIDENCE_MIN_SHARE * maxBytes, maxBytes - bytesOf(bare));
  let shown = MAX_EVIDENCE_SHOWN;
  let cut = firstOf(result, shown);
  while (shown > 1 && bytesOf(cut) > room) {
    shown = Math.floor(shown / 2);
    cut = firstOf(result, shown);
  }
  if (bytesOf(cut) > room) cut = countsOf(result);
  return shortened({ ...result, ...bare, ...cut }, maxBytes);
}

/** The captions that fit into `MAX_CAPTION_CHARACTERS`. */
function firstCaptions(captions: readonly string[]): string[] {
  let characters = 0;
  return captions.filter(({ length }) => {
    characters += length;
    return characters <= MAX_CAPTION_CHARACTERS;
  });
}

/** What is left without any evidence. */
function countsOf({ keywordMatches, breakoutBoxes, specialBreakouts }: Cut): Cut {
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

function firstOf({ keywordMatches, breakoutBoxes, specialBreakouts }: Cut, shown: number): Cut {
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
