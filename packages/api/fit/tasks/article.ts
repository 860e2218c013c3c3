/**
 * "Is this page an article?": generated pages of many kinds, pages with texts written for the fit and the fixtures of
 * `test/pages`, read with the product's own code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namedFeatures, vectorOf } from '../../src/core/model/feature-space.ts';
import { type LinearModel, logOddsOf } from '../../src/core/model/linear-model.ts';
import { readPageParts } from '../../src/core/page/read-page.ts';
import { type ArticleSigns, articleSigns } from '../../src/core/page/refusal/article-signs.ts';
import { gatherEvidence } from '../../src/core/page/refusal/evidence.ts';
import { kindReasons } from '../../src/core/page/refusal/judge-page.ts';
import { calibrationTable, fitCalibration, type Judged } from '../fit-calibration.ts';
import { type Example, fitLinear } from '../fit-linear.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { ARTICLE_KINDS, articlePage } from '../pages/article-pages.ts';
import { handPages } from '../pages/hand-pages.ts';
import { MESSAGES, messagePage, OTHER_KINDS, otherPage } from '../pages/other-pages.ts';
import type { GeneratedPage } from '../pages/page-frame.ts';
import { RandomChoices } from '../pages/random.ts';
import { writtenPage, writtenTexts } from '../pages/written-pages.ts';
import { modelText, namedModelFile } from '../write-model.ts';

const SEED = 20_261_123;
const PAGES_OF_ARTICLE_KIND = 64;
const PAGES_OF_OTHER_KIND = 34;
const PAGES_OF_MESSAGE = 5;
const PAGES_OF_WRITTEN_TEXT = 4;
const FOLDS = 8;
const RIDGE = 6;
const NOW = new Date('2026-11-23T12:00:00Z');
const FIXTURES = fileURLToPath(new URL('../../test/pages/', import.meta.url));
/** Weight of a fixture, which is unique, relative to a generated page, which is one of many. */
const FIXTURE_WEIGHT = 3;

interface Row {
  readonly signs: ArticleSigns;
  readonly isArticle: boolean;
  readonly group: string;
  readonly weight: number;
}

export const article: FitTask = {
  name: 'article',
  fit(print) {
    const rows = [...fixtureRows(), ...generatedPages().map(rowOf), ...writtenRows()];
    const names = [...new Set(rows.flatMap(({ signs }) => Object.keys(signs)))].sort();
    const judged = crossValidated(rows, names);
    const calibration = fitCalibration(judged);
    const right = judged.filter(({ logOdds, isTrue }) => logOdds > 0 === isTrue).length;
    print(`${rows.length} pages, cross-validated by kind of page: ${(right / rows.length).toFixed(4)} right`);
    for (const { stated, right: share, count } of tableOf(judged, calibration))
      print(`  stated ${stated.toFixed(3)}: ${share.toFixed(3)} of ${count} are articles`);
    const model = fitLinear(
      rows.map((row) => exampleOf(row, names)),
      { outcomes: ['article'], size: names.length, ridge: RIDGE },
    );
    print(writtenFigures(model, names, calibration));
    return { 'article.json': modelText(namedModelFile(model, names, calibration)) };
  },
};

/** Returns how many handwritten pages the model classifies correctly. */
function writtenFigures(
  model: LinearModel,
  names: readonly string[],
  { slope, intercept }: { slope: number; intercept: number },
): string {
  const rows = handPages().map(rowOf);
  const right = rows.filter((row) => {
    const logOdds = logOddsOf(model, exampleOf(row, names).vector)[0] ?? 0;
    return slope * logOdds + intercept > 0 === row.isArticle;
  });
  return `${right.length} of ${rows.length} pages written by hand on the right side of one half, none of them fitted on`;
}

function generatedPages(): GeneratedPage[] {
  const random = new RandomChoices(SEED);
  const pages: GeneratedPage[] = [];
  for (const kind of ARTICLE_KINDS)
    for (let i = 0; i < PAGES_OF_ARTICLE_KIND; i++) pages.push(articlePage(kind, random));
  for (const kind of OTHER_KINDS)
    for (let i = 0; i < PAGES_OF_OTHER_KIND; i++) pages.push(otherPage(kind, random));
  for (const index of MESSAGES.keys())
    for (let i = 0; i < PAGES_OF_MESSAGE; i++) pages.push(messagePage(index, random));
  return pages;
}

function writtenRows(): Row[] {
  const random = new RandomChoices(SEED);
  return writtenTexts().flatMap((text) =>
    Array.from({ length: PAGES_OF_WRITTEN_TEXT }, () => rowOf(writtenPage(text, random))),
  );
}

function rowOf({ html, url, isArticle, group }: GeneratedPage): Row {
  return { signs: signsOf(html, url), isArticle, group, weight: 1 };
}

/** Feeds and data files never reach the model. */
const NO_PAGE = new Set(['feed', 'json-data', 'data-file', 'type-pdf']);

function fixtureRows(): Row[] {
  return readdirSync(FIXTURES).flatMap((name) => {
    const html = readFileSync(`${FIXTURES}${name}/source.html`, 'utf8');
    const { url, kind, refusal = '' } = JSON.parse(readFileSync(`${FIXTURES}${name}/expected.json`, 'utf8'));
    if (NO_PAGE.has(refusal)) return [];
    return [
      { signs: signsOf(html, url), isArticle: kind === 'article', group: name, weight: FIXTURE_WEIGHT },
    ];
  });
}

function signsOf(html: string, url: string): ArticleSigns {
  const { scan, ...parts } = readPageParts(html, url, { now: NOW });
  const ogType = scan.metas.get('og:type')?.[0]?.toLowerCase() ?? '';
  const evidence = gatherEvidence({ ...parts, ogType, html, url, requestedUrl: url });
  return articleSigns(evidence, kindReasons(evidence));
}

function exampleOf({ signs, isArticle, weight }: Row, names: readonly string[]): Example {
  return { vector: vectorOf(namedFeatures(names), signs), outcome: isArticle ? 0 : 1, weight };
}

function crossValidated(rows: readonly Row[], names: readonly string[]): Judged[] {
  return splitByGroup(rows, ({ group }) => group, FOLDS).flatMap(({ fitted, scored }) => {
    const task = { outcomes: ['article'], size: names.length, ridge: RIDGE };
    const model = fitLinear(
      fitted.map((row) => exampleOf(row, names)),
      task,
    );
    return scored.map((row) => ({
      logOdds: logOddsOf(model, exampleOf(row, names).vector)[0] ?? 0,
      isTrue: row.isArticle,
    }));
  });
}

function tableOf(judged: readonly Judged[], { slope, intercept }: { slope: number; intercept: number }) {
  return calibrationTable(
    judged.map(({ logOdds, isTrue }) => ({
      probability: 1 / (1 + Math.exp(-(slope * logOdds + intercept))),
      isTrue,
    })),
  );
}
