import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { splitSentences } from '../text/sentences.ts';
import type { Reason } from './headline/reasons.ts';
import { isToneLanguage, languageNote, lineLanguage, partNote } from './language/line-language.ts';
import { readTone, type ToneReading } from './score-tone.ts';
import { toneValue } from './tone-value.ts';

export interface ArticleParts {
  readonly headline: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly language: string;
  readonly namesIn: (part: string) => readonly Span[];
}

const WEIGHT = { headline: 3, lead: 2, rest: 2 } as const;
const LEAD_SENTENCES = 2;
const MOST_SENTENCES = 30;
/** Minimum difference between good and bad. Below it, the article is mixed and counts as neutral. */
const CLEAR_LEAST = 0.15;
/** More than half, because most sentences of an article are background. */
const NEUTRAL_LEAST = 0.6;
const FOREIGN_LEAST = 3;
const MOST_WORDS = 12;

interface Part {
  readonly weight: number;
  readonly reading: ToneReading;
  readonly reasons: readonly Reason[];
}

/** Word offsets are relative to the text, or to the headline for words with `section: 'headline'`. */
export function articleTone(parts: ArticleParts): Sentiment {
  const { headline, text, start, end, language, namesIn } = parts;
  if (language !== 'und' && !isToneLanguage(language))
    return { value: null, words: [], note: languageNote(language) };
  const [read, foreign] = [[] as Part[], [] as string[]];
  const add = (part: string, offset: number | null, weight: number) => {
    const partLanguage = lineLanguage(part, language === 'und' ? undefined : language);
    if (!isToneLanguage(partLanguage)) {
      foreign.push(partLanguage);
      return;
    }
    const reading = readTone(part, namesIn(part), partLanguage, headline.trim() === '');
    const reasons = reading.reasons.map(({ word, isTopic }) => ({
      word:
        offset === null
          ? { ...word, section: 'headline' as const }
          : { ...word, start: word.start + offset, end: word.end + offset },
      isTopic,
    }));
    read.push({ weight, reading, reasons });
  };
  if (headline.trim() !== '') add(headline, null, WEIGHT.headline);
  const sentences = splitSentences(text.slice(start, end), language).slice(0, MOST_SENTENCES);
  const rest = WEIGHT.rest / Math.max(1, sentences.length - LEAD_SENTENCES);
  sentences.forEach((sentence, i) => {
    const part = text.slice(start + sentence.start, start + sentence.end);
    add(part, start + sentence.start, i < LEAD_SENTENCES ? WEIGHT.lead : rest);
  });
  const [first] = foreign;
  if (read.length === 0) return { value: null, words: [], ...(first && { note: languageNote(first) }) };
  return { ...combine(read), ...(foreign.length >= FOREIGN_LEAST && { note: partNote() }) };
}

function combine(read: readonly Part[]): Sentiment {
  const judged = read.filter(({ reading }) => reading.strength !== null);
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { value: null, words: [] };
  const mean = (of: (reading: ToneReading) => number) =>
    judged.reduce((sum, { weight, reading }) => sum + weight * of(reading), 0) / total;
  const shares = {
    good: mean(({ shares, strength }) => shares?.good ?? Math.max(0, strength ?? 0)),
    bad: mean(({ shares, strength }) => shares?.bad ?? Math.max(0, -(strength ?? 0))),
  };
  const { good, bad } = shares;
  const side = 1 - good - bad < NEUTRAL_LEAST ? Math.sign(good - bad) : 0;
  if (side !== 0 && Math.abs(good - bad) < CLEAR_LEAST) return { value: 0, words: [] };
  const value = toneValue(
    shares,
    mean(({ strength }) => strength ?? 0),
    side,
  );
  return { value, words: shownWords(judged, side) };
}

/** Topics are shown only if no word with a tone supports the result in any sentence. */
function shownWords(parts: readonly Part[], side: number): DecidingWord[] {
  if (side === 0) return [];
  const supporting = parts.flatMap(({ weight, reasons }) =>
    reasons
      .filter(({ word }) => side * word.weight > 0)
      .map(({ word, isTopic }) => ({ word, isTopic, size: weight * Math.abs(word.weight) })),
  );
  const telling = supporting.filter(({ isTopic }) => !isTopic);
  const heavy = (telling.length > 0 ? telling : supporting)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  const place = ({ section, start }: DecidingWord) => (section === 'headline' ? -1e9 : 0) + start;
  return heavy.sort((a, b) => place(a) - place(b));
}
