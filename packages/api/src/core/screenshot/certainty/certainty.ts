/**
 * Certainty that the text and the author of a reading are right. Each has its own logistic regression, whose features are
 * the candidate's share and signs that none of the candidates is right (`fit/tasks/screenshot-certainty.ts`). The share
 * alone only shows which candidate is the best.
 */
import AUTHOR from '../../../content/models/screenshot-certainty-author.json' with { type: 'json' };
import TEXT from '../../../content/models/screenshot-certainty-text.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readNamedModel } from '../../model/model-file.ts';
import type { ScreenshotPost } from '../read-screenshot-post.ts';
import { type Features, flag } from '../rows/feature-values.ts';

const SURE_LETTERS_CONFIDENCE = 92;
const FEW_WORDS = 4;
/** Shares are limited to this range. */
const [LEAST, MOST] = [0.01, 0.995];

export type Judged = Pick<
  ScreenshotPost,
  'share' | 'author' | 'handle' | 'time' | 'platform' | 'confidence' | 'text' | 'textOdds' | 'nameConfidence'
>;

const models = { text: readNamedModel(TEXT), author: readNamedModel(AUTHOR) };

/** Probabilities from 0 to 1: that at most a tenth of the text's words are wrong, and that the author is right. */
export function certaintyOf(read: Judged): { readonly text: number; readonly author: number } {
  const features = certaintyFeatures(read);
  const of = ({ model, space }: (typeof models)['text']) =>
    1 / (1 + Math.exp(-(logOddsOf(model, vectorOf(space, features))[0] ?? 0)));
  return { text: of(models.text), author: of(models.author) };
}

/** Features used to judge the certainty of a reading. */
export function certaintyFeatures(read: Judged): Features {
  const share = Math.min(MOST, Math.max(LEAST, read.share));
  const below = (confidence: number) => Math.max(0, SURE_LETTERS_CONFIDENCE - confidence) / 10;
  return {
    'log odds of the share': Math.log(share / (1 - share)),
    'neither time nor handle': flag(read.time === null && read.handle === null),
    'no author': flag(read.author === null),
    'confidence below 92 (tens)': below(read.confidence),
    'name read below 92 (tens)': read.nameConfidence === null ? 0 : below(read.nameConfidence),
    'fewer than four words': flag(read.text.split(/\s+/).length < FEW_WORDS),
    'no network': flag(read.platform === null),
    'rows unlike text (log odds)': Math.max(0, -read.textOdds),
  };
}
