import type { ReadingChoice } from '@earshot/schema/analysis-result';
import { countOf } from '@earshot/schema/format-count';
import type { ScreenshotPost } from '../read-screenshot-post.ts';
import { certaintyOf } from './certainty.ts';

/** Minimum probability for *sure*, and for *likely*. Lower ones are *check*. */
const SURE_SHARE = 0.95;
const LIKELY_SHARE = 0.55;
/** No reading of an image is certain. */
const MAX_PERCENT = 99;
/** A second candidate below this share is not mentioned. */
const MIN_RIVAL_SHARE = 0.1;
const QUOTED_CHARACTERS = 60;
/** Below this mean confidence of its words, in percent, the user should check the text. */
const POOR_CONFIDENCE = 70;

/** Describes how certain the choice of the post is, as a number and a word, with the reasons to doubt it. */
export function describeChoice(read: ScreenshotPost): ReadingChoice {
  const { author, platform, rival, confidence, time, unreadFigures } = read;
  const certainty = certaintyOf(read);
  const share = certainty.text * certainty.author;
  const isPoor = confidence < POOR_CONFIDENCE;
  const level = share < LIKELY_SHARE || isPoor ? 'check' : share < SURE_SHARE ? 'likely' : 'sure';
  const against = [
    rival && rival.share >= MIN_RIVAL_SHARE ? rivalSentence(read, rival) : null,
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

const percentOf = (share: number) => Math.min(MAX_PERCENT, Math.round(share * 100));

function rivalSentence(
  { text, author }: ScreenshotPost,
  rival: NonNullable<ScreenshotPost['rival']>,
): string {
  const isSameText = text.includes(rival.text.slice(0, QUOTED_CHARACTERS));
  if (isSameText && rival.author !== author) {
    return `The author may ${rival.author === null ? 'not be named in the picture' : `also be “${rival.author}”`}.`;
  }
  const opening =
    rival.text.length > QUOTED_CHARACTERS
      ? `${rival.text.slice(0, QUOTED_CHARACTERS).trimEnd()}…`
      : rival.text;
  return `The post may also be “${opening.replace(/\s+/g, ' ')}”.`;
}
