import { itemAt } from '@earshot/schema/item-at';
import { sumOverLabels } from '../../src/core/model/linear-chain.ts';
import { namedFeatures, vectorOf } from '../../src/core/model/linear-model.ts';
import { chooseContent } from '../../src/core/page/content/choose-content.ts';
import { candidateLines } from '../../src/core/page/content/clean-blocks.ts';
import { type Block, readBlocks } from '../../src/core/page/html/blocks.ts';
import { parseHtml } from '../../src/core/page/html/parse-html.ts';
import { PageScan } from '../../src/core/page/html/scan-page.ts';
import {
  LINE_LABELS,
  type LineFeatures,
  lineFeatures,
  withPhrases,
} from '../../src/core/page/lines/article-lines.ts';
import { readMetadata } from '../../src/core/page/metadata/read-metadata.ts';
import { loose, readJsonLd } from '../../src/core/page/metadata/stated-values.ts';
import { titlesOf } from '../../src/core/page/read-page.ts';
import { type FittedChain, fitChain, scoresOf } from '../fit-chain.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { type LinedArticle, linedArticles, pageFixtures } from '../labeled-pages.ts';
import { chainModelFile, modelText } from '../write-model.ts';

const FOLDS = 5;
const RIDGE = 2;
const FIXTURE_WEIGHT = 4;
const NOW = new Date('2026-11-23T12:00:00Z');
const [TEXT, OTHER] = [LINE_LABELS.indexOf('text'), LINE_LABELS.indexOf('other')];

interface Sequence {
  readonly features: readonly LineFeatures[];
  readonly labels: readonly number[];
  readonly group: string;
  readonly weight: number;
}

export const articleLines: FitTask = {
  name: 'article-lines',
  fit(print) {
    const sequences = [...fixtures(), ...linedArticles().map(labeledArticle)];
    const names = [...new Set(sequences.flatMap(({ features }) => features.flatMap(Object.keys)))].sort();
    const lines = sequences.flatMap(({ labels }) => labels);
    print(
      `${sequences.length} pages, ${lines.length} lines, ${lines.filter((label) => label === OTHER).length} of them not text`,
    );
    for (const bound of [0.5, 0.9]) print(figuresOf(sequences, names, bound));
    return { 'article-lines.json': modelText(chainModelFile(fitOn(sequences, names), names)) };
  },
};

function labeledArticle({ html, url, text, others, lookalikes, group }: LinedArticle): Sequence {
  const whole = loose(text);
  const keys = others.map(loose);
  const alike = new Set(lookalikes.map(loose));
  const isText = (line: string) =>
    whole.includes(line) && !keys.some((key) => line === key || (line.startsWith(key) && !alike.has(line)));
  const lines = linesOf(html, url);
  const labels = lines.map((line) => (isText(loose(line.text)) ? TEXT : OTHER));
  return { features: lineFeatures(withPhrases(lines)), labels, group, weight: 1 };
}

/** Page fixtures state where the text starts and ends, and which lines are not part of it. */
function fixtures(): Sequence[] {
  return pageFixtures().flatMap(({ name, html, url, kind, expect }) => {
    const { textStart, textEnd, mustNotInclude = [] } = expect;
    if (kind !== 'article' || !textStart || !textEnd) return [];
    const [start, end] = [loose(textStart), loose(textEnd)];
    const unwanted = mustNotInclude.map(loose);
    const lines = linesOf(html, url);
    const keys = lines.map(({ text }) => loose(text));
    const first = keys.findIndex((key) => key !== '' && (key.includes(start) || start.startsWith(key)));
    const last = keys.findLastIndex((key) => key !== '' && (key.includes(end) || end.endsWith(key)));
    if (first < 0 || last < first) return [];
    const labels = keys.map((key, i) =>
      i < first || i > last || unwanted.some((part) => key.includes(part)) ? OTHER : TEXT,
    );
    return [{ features: lineFeatures(withPhrases(lines)), labels, group: name, weight: FIXTURE_WEIGHT }];
  });
}

function linesOf(html: string, url: string): Block[] {
  const root = parseHtml(html);
  const scan = new PageScan(root);
  const blocks = readBlocks(root);
  const { page, headlineAt } = readMetadata({
    scan,
    nodes: readJsonLd(scan.jsonLdScripts),
    blocks,
    url,
    now: NOW,
  });
  return candidateLines({ ...chooseContent(root, blocks, headlineAt), url, titles: titlesOf(page) });
}

function fitOn(sequences: readonly Sequence[], names: readonly string[]): FittedChain {
  const space = namedFeatures(names);
  const data = sequences.map(({ features, labels, weight }) => ({
    vectors: features.map((own) => vectorOf(space, own)),
    labels,
    weight,
  }));
  return fitChain(data, { labels: LINE_LABELS, size: names.length, ridge: RIDGE });
}

/** For unseen styles: how many other lines were dropped, and how many lines of text. */
function figuresOf(sequences: readonly Sequence[], names: readonly string[], bound: number): string {
  const space = namedFeatures(names);
  let [dropped, others, lost, texts] = [0, 0, 0, 0];
  for (const { fitted, scored } of splitByGroup(sequences, ({ group }) => group, FOLDS)) {
    const { chain, model } = fitOn(fitted, names);
    for (const { features, labels } of scored) {
      if (labels.length === 0) continue;
      const { marginals } = sumOverLabels(
        chain,
        scoresOf(
          model,
          features.map((own) => vectorOf(space, own)),
        ),
      );
      labels.forEach((label, i) => {
        const isDropped = itemAt(marginals, i * LINE_LABELS.length + OTHER) >= bound;
        if (label === OTHER) [others, dropped] = [others + 1, dropped + Number(isDropped)];
        else [texts, lost] = [texts + 1, lost + Number(isDropped)];
      });
    }
  }
  return `unseen styles, from ${bound}: ${dropped} of ${others} other lines dropped, ${lost} of ${texts} lines of text lost`;
}
