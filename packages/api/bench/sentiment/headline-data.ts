/** The headlines of `headlines/`, which were written and labeled for this project, as the fit sees them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headlineWords, visitFeatures } from '../../src/core/sentiment/headline-features.ts';
import { isHeadline, ruleFeatures } from '../../src/core/sentiment/headline-model.ts';
import { toneByRules } from '../../src/core/sentiment/tone-by-rules.ts';
import type { Label } from './label-fit.ts';

export interface Headline {
  readonly text: string;
  readonly label: Label;
}

export interface ReadHeadline {
  readonly label: Label;
  /** Words and pairs of words, each as often as it stands there. */
  readonly keys: readonly string[];
  /** Tone by the rules. */
  readonly value: number | null;
  /** What else the rules found (`ruleFeatures`). */
  readonly rules: readonly number[];
}

const LABELS: Readonly<Record<string, Label>> = { '+': 'good', '-': 'bad', '0': 'neutral' };
const FOLDER = fileURLToPath(new URL('./headlines/', import.meta.url));

/** All headlines: a line is `+`, `-` or `0`, a space and the headline. Throws on a line without a label. */
export function readHeadlines(): Headline[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((name) =>
    readFileSync(FOLDER + name, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const label = LABELS[line.charAt(0)];
        if (!label || line.charAt(1) !== ' ') throw new Error(`${name}: no label in "${line}"`);
        return { text: line.slice(2), label };
      }),
  );
}

/** What the fit sees of a headline; null when the product would not ask the model (a post, too short). */
export function readHeadline({ text, label }: Headline): ReadHeadline | null {
  const { sentiment, reading } = toneByRules(text, []);
  if (!reading || reading.isPost || !isHeadline(reading)) return null;
  const keys: string[] = [];
  visitFeatures(headlineWords(text, reading.tokens.tokens, reading.masked), (before, word) => {
    keys.push(before === null ? word : `${before} ${word}`);
  });
  return { label, keys, value: sentiment.value, rules: ruleFeatures(sentiment.value, reading) };
}
