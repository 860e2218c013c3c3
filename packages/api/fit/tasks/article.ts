import { type LinearModel, logOddsOf, namedFeatures, vectorOf } from '../../src/core/model/linear-model.ts';
import { readPageParts } from '../../src/core/page/read-page.ts';
import {
  type ArticleSigns,
  articleSigns,
  gatherEvidence,
} from '../../src/core/page/refusal/article-signs.ts';
import { kindWeights } from '../../src/core/page/refusal/kinds.ts';
import { calibrationTable, fitCalibration, type Judged } from '../fit-calibration.ts';
import { type Example, fitLinear } from '../fit-linear.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { generatedPages, handPages, type LabeledPage, pageFixtures } from '../labeled-pages.ts';
import { modelText, namedModelFile } from '../write-model.ts';

const FOLDS = 8;
const RIDGE = 6;
const NOW = new Date('2026-11-23T12:00:00Z');
/** Weight of a fixture relative to a generated page, of which there are many. */
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
    const rows = [...fixtureRows(), ...generatedPages().map(rowOf)];
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

function rowOf({ html, url, isArticle, group }: LabeledPage): Row {
  return { signs: signsOf(html, url), isArticle, group, weight: 1 };
}

/** Kinds that are refused before the model is asked. */
const NO_PAGE = new Set(['feed', 'json-data', 'data-file', 'type-pdf']);

function fixtureRows(): Row[] {
  return pageFixtures().flatMap(({ name, html, url, kind, refusal }) => {
    if (NO_PAGE.has(refusal)) return [];
    const isArticle = kind === 'article';
    return [{ signs: signsOf(html, url), isArticle, group: name, weight: FIXTURE_WEIGHT }];
  });
}

function signsOf(html: string, url: string): ArticleSigns {
  const parts = readPageParts(html, url, { now: NOW });
  const evidence = gatherEvidence({ ...parts, html, url, requestedUrl: url });
  return articleSigns(evidence, kindWeights(evidence));
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
