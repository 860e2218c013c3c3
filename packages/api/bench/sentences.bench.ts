/** Share of golden rules that a splitter follows exactly, ignoring white space. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { split } from 'sentence-splitter';
import { z } from 'zod';
import { splitSentences } from '../src/core/text/sentences.ts';
import type { Bench } from './harness.ts';
import { sbdSentences } from './peers/untyped.ts';

const Rule = z.object({
  lang: z.string(),
  golden: z.boolean(),
  text: z.string(),
  expected: z.array(z.string()),
});
type Rule = z.infer<typeof Rule>;
type Splitter = (text: string, language: string) => readonly string[];

const FIXTURES = fileURLToPath(new URL('./fixtures/sentences/golden.json', import.meta.url));

const SPLITTERS: Readonly<Record<string, Splitter>> = {
  earshot: (text, language) => splitSentences(text, language).map(({ start, end }) => text.slice(start, end)),
  'Intl.Segmenter': (text, language) =>
    Array.from(
      new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
      ({ segment }) => segment,
    ),
  sbd: sbdSentences,
  'sentence-splitter': (text) => split(text).flatMap((node) => (node.type === 'Sentence' ? [node.raw] : [])),
};

/** Normalizes white space, and removes it between characters of scripts without spaces. */
function plain(sentence: string): string {
  return sentence
    .replace(/\s+/g, ' ')
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      '',
    )
    .trim();
}

function isRight(splitter: Splitter, { text, lang, expected }: Rule): boolean {
  const found = splitter(text, lang).map(plain).filter(Boolean);
  return (
    found.length === expected.length && found.every((sentence, i) => sentence === plain(expected[i] ?? ''))
  );
}

export const bench: Bench = async ({ dataset }) => {
  const path = dataset ?? FIXTURES;
  const file = statSync(path).isDirectory() ? join(path, 'golden.json') : path;
  const rules = z.array(Rule).parse(JSON.parse(readFileSync(file, 'utf8')));
  const groups: readonly (readonly [string, readonly Rule[]])[] = [
    ['English golden rules', rules.filter(({ lang, golden }) => golden && lang === 'en')],
    ['golden rules of other languages', rules.filter(({ lang, golden }) => golden && lang !== 'en')],
    ['further cases, English', rules.filter(({ lang, golden }) => !golden && lang === 'en')],
    ['further cases, other languages', rules.filter(({ lang, golden }) => !golden && lang !== 'en')],
  ];
  const rows = Object.entries(SPLITTERS).map(([name, splitter]) => ({
    name,
    figures: Object.fromEntries(
      groups
        .filter(([, cases]) => cases.length > 0)
        .map(([group, cases]) => [
          group,
          `${cases.filter((rule) => isRight(splitter, rule)).length} of ${cases.length}`,
        ]),
    ),
  }));
  return [{ title: 'Sentences', ranOn: `${file}: ${rules.length} cases`, rows }];
};
