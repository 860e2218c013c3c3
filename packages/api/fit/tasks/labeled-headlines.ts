/** Headlines written and labeled for this project. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ToneLanguage } from '../../src/core/tone/line/line-language.ts';
import { isHeldOut } from '../data-files.ts';

/** Good, bad, neutral. */
type ToneLabel = 0 | 1 | 2;

export interface LabeledHeadline {
  readonly text: string;
  readonly label: ToneLabel;
  /** The label of a second reader who had not seen the first, if it differs. */
  readonly second: ToneLabel | undefined;
  /** Consecutive lines are often about one topic. */
  readonly group: string;
  readonly file: string;
  /** Scores are for unseen text only as long as nobody has looked at its errors. */
  readonly isHeldOut: boolean;
}

const LABELS: Readonly<Record<string, ToneLabel>> = { '+': 0, '-': 1, '0': 2 };
const LINE = /^([+0-])([+0-])? (.+)$/;
const BLOCK = 30;

/** `+`, `-` or `0`, a second label if it differs, a space and the headline. */
export function readHeadlines(language: ToneLanguage): LabeledHeadline[] {
  const folder = fileURLToPath(new URL(`../data/tone/${language}/`, import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(folder + file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line, at) => {
        const [, first = '', second = '', text = ''] = LINE.exec(line) ?? [];
        const label = LABELS[first];
        if (label === undefined) throw new Error(`${file}: no label in "${line}"`);
        return {
          text,
          label,
          second: LABELS[second],
          group: `${file} ${Math.floor(at / BLOCK)}`,
          file,
          isHeldOut: isHeldOut(`tone/${language}/${file}`),
        };
      }),
  );
}
