/** Logistic regressions for text and author: a candidate's share says that it is the best, not that it is right. */
import type { ReadingChoice } from '@earshot/schema/analysis-result';
import { countOf } from '@earshot/schema/format-count';
import AUTHOR from '../../../content/models/screenshot-certainty-author.json' with { type: 'json' };
import TEXT from '../../../content/models/screenshot-certainty-text.json' with { type: 'json' };
import { logOddsOf, readNamedModel, vectorOf } from '../../model/linear-model.ts';
import type { ScreenshotPost } from '../read-screenshot-post.ts';
import { type Features, flag, mean, total } from '../rows/text-block.ts';
import { looksLikeWord, type Segment } from '../words/segments.ts';

const SURE_LETTERS_CONFIDENCE = 92;
const FEW_WORDS = 4;
const [LEAST, MOST] = [0.01, 0.995];

export type Judged = Pick<
  ScreenshotPost,
  'share' | 'author' | 'handle' | 'time' | 'confidence' | 'text' | 'nameConfidence'
>;

const models = { text: readNamedModel(TEXT), author: readNamedModel(AUTHOR) };

/** Probabilities from 0 to 1: that at most a tenth of the text's words are wrong, and that the author is right. */
export function certaintyOf(read: Judged): { readonly text: number; readonly author: number } {
  const features = certaintyFeatures(read);
  const of = ({ model, space }: (typeof models)['text']) =>
    1 / (1 + Math.exp(-(logOddsOf(model, vectorOf(space, features))[0] ?? 0)));
  return { text: of(models.text), author: of(models.author) };
}

function certaintyFeatures(read: Judged): Features {
  const share = Math.min(MOST, Math.max(LEAST, read.share));
  const below = (confidence: number) => Math.max(0, SURE_LETTERS_CONFIDENCE - confidence) / 10;
  return {
    'log odds of the share': Math.log(share / (1 - share)),
    'neither time nor handle': flag(read.time === null && read.handle === null),
    'no author': flag(read.author === null),
    'confidence below 92 (tens)': below(read.confidence),
    'name read below 92 (tens)': read.nameConfidence === null ? 0 : below(read.nameConfidence),
    'fewer than four words': flag(read.text.split(/\s+/).length < FEW_WORDS),
  };
}

const SURE_SHARE = 0.95;
const LIKELY_SHARE = 0.55;
const MAX_PERCENT = 99;
const POOR_CONFIDENCE = 70;

export function describeChoice(read: ScreenshotPost): ReadingChoice {
  const { author, platform, confidence, time, unreadFigures } = read;
  const certainty = certaintyOf(read);
  const share = certainty.text * certainty.author;
  const isPoor = confidence < POOR_CONFIDENCE;
  const level = share < LIKELY_SHARE || isPoor ? 'check' : share < SURE_SHARE ? 'likely' : 'sure';
  const against = [
    author === null ? 'No author was found for this text.' : null,
    platform === null ? 'Nothing in the image clearly shows which platform it is from.' : null,
    time === null ? 'No date was found for this post.' : null,
    unreadFigures > 0 ? `${countOf(unreadFigures, 'figure')} next to icons could not be read.` : null,
    isPoor ? 'Many words were read with low confidence.' : null,
  ];
  return {
    confidence: percentOf(share),
    parts: {
      text: percentOf(certainty.text),
      author: percentOf(certainty.author),
      network: percentOf(read.platformShare),
    },
    level,
    against: against.filter((sentence) => sentence !== null),
  };
}

export const percentOf = (share: number) => Math.min(MAX_PERCENT, Math.round(share * 100));

const MIN_CONFIDENCE = 60;
const MIN_WORD_SHARE = 0.7;
/** Arabic is read as short Latin words with a confidence below this. */
const LEAST_CONFIDENCE = 45;
const UNREADABLE_WORD_SHARE = 0.3;

export function isUnreadable({
  text,
  confidence,
  unreadCharacters,
}: Pick<ScreenshotPost, 'text' | 'confidence' | 'unreadCharacters'>): boolean {
  if (unreadCharacters > text.length || confidence < LEAST_CONFIDENCE) return true;
  const pieces = text.split(/\s+/).filter((piece) => /\p{L}/u.test(piece));
  const words = pieces.filter((piece) => looksLikeWord(piece) || /^\W*[#@]\w{2}/.test(piece));
  const share = words.length / Math.max(1, pieces.length);
  return share < UNREADABLE_WORD_SHARE || (confidence < MIN_CONFIDENCE && share < MIN_WORD_SHARE);
}

const UNREAD_CONFIDENCE = 50;
const MIN_UNREAD_CHARACTERS = 8;

/** Characters of rows that were read badly. In an unsupported script, they outnumber those of the text. */
export function countUnread(segments: readonly Segment[], used: ReadonlySet<Segment>): number {
  const unread = segments.filter((row) => {
    const confidence = mean(row.words.map((word) => word.confidence));
    return !used.has(row) && row.text.length >= MIN_UNREAD_CHARACTERS && confidence < UNREAD_CONFIDENCE;
  });
  return unread.length > 1 ? total(unread.map(({ text }) => text.length)) : 0;
}
