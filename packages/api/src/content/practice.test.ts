import { agreement, type CodedPair, wilson } from '@earshot/schema/help/agreement';
import { CODED_ARTICLES, headlineLine, isSampleName } from '@earshot/schema/help/sample-set';
import { beforeAll, expect, it } from 'vitest';
import { analyzeManualArticle } from '../core/article/analyze-manual-article.ts';
import { analyzeLines } from '../core/trending/analyze-lines.ts';
import { library } from './library.data.ts';
import { sampleSet } from './samples/sample-set.ts';

const { articles, headlines } = sampleSet;
const KEYWORDS = ['Tidewell Ferries', 'Blue Strait', 'family pass', 'Tidewell'] as const;

const practices = library.playbooks.flatMap(({ slug: playbook, phases = [] }) =>
  phases.flatMap(({ practice }) => (practice ? [{ playbook, ...practice }] : [])),
);

/** The library's solution to the exercise with this label. Throws if there is none. */
function expectedOf(label: RegExp): string {
  const found = practices.find((practice) => label.test(practice.label));
  if (!found) throw new Error(`no exercise ${label}`);
  return found.expected;
}

type Report = ReturnType<typeof analyzeManualArticle>;
let reports: Report[] = [];
beforeAll(() => {
  reports = articles.map(({ headline, outlet, date, text }) =>
    analyzeManualArticle({
      headline,
      source: outlet,
      date,
      content: text,
      keywords: KEYWORDS,
      specialTerms: [],
    }),
  );
}, 60_000);

const matchOf = (report: Report | undefined, keyword: (typeof KEYWORDS)[number]) =>
  report?.keywordMatches.find((match) => match.keyword === keyword);
const mentionsOf = (keyword: (typeof KEYWORDS)[number]) =>
  reports.map((report) => matchOf(report, keyword)?.mentions ?? 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const percent = (share: number) => Math.round(share * 100);

it('each playbook has one, and every sample exists', () => {
  expect(new Set(practices.map(({ playbook }) => playbook)).size).toBe(library.playbooks.length);
  for (const { sample, expected } of practices) {
    expect(isSampleName(sample), sample).toBe(true);
    expect(expected).toMatch(/\.$/);
  }
});

it('each has an anchor of its own and says what to do', () => {
  const slugs = practices.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(practices.length);
  for (const slug of slugs) expect(slug).toMatch(/^exercise-[a-z0-9-]+$/);
  for (const { task, label } of practices) expect(task, label).toMatch(/^\p{Lu}.*\.$/u);
  expect(sampleSet.exercises.map(({ slug }) => slug)).toEqual(slugs);
});

it('two quizzes use the tools', () => {
  const using = library.quizzes.filter(({ questions = [] }) => questions.some(({ practice }) => practice));
  expect(using.length).toBeGreaterThanOrEqual(2);
});

it('cleaning: all contain the word, two are about other things, three are one text', () => {
  expect(expectedOf(/^Clean/)).toContain('All 40 articles contain the word, but two');
  expect(mentionsOf('Tidewell').filter((count) => count > 0)).toHaveLength(40);
  expect(articles.filter(({ coderA }) => coderA.relevant === 'no')).toHaveLength(2);
  expect(new Set(articles.slice(0, 3).map(({ text }) => text)).size).toBe(1);
});

it('coding: what two people and Earshot agree on', () => {
  const expected = expectedOf(/^Code these 30/);
  const coded = articles.slice(0, CODED_ARTICLES);
  const message = agreement(coded.map(({ coderA, coderB }): CodedPair => [coderA.message, coderB.message]));
  const tone = agreement(coded.map(({ coderA, coderB }): CodedPair => [coderA.tone, coderB.tone]));
  expect(message?.alpha?.value.toFixed(3)).toBe('0.865');
  expect(expected).toContain(`in ${message?.equal} of 30, alpha .87`);
  expect(expected).toContain(`in ${tone?.equal}, alpha .${percent(tone?.alpha?.value ?? 0)}`);
  const withTool = coded.filter(({ coderA }, at) => {
    const label = matchOf(reports[at], 'Tidewell Ferries')?.tone?.label ?? 'Neutral';
    return label.toLowerCase() === coderA.tone;
  }).length;
  const [, low, high] = /between (\d+) and (\d+) of the 30/.exec(expected) ?? [];
  expect(withTool).toBeGreaterThanOrEqual(Number(low));
  expect(withTool).toBeLessThanOrEqual(Number(high));
});

it('share of voice with two and with three keywords', () => {
  const [tidewell, strait, pass] = KEYWORDS.map((keyword) => sum(mentionsOf(keyword)));
  const two = percent((tidewell ?? 0) / ((tidewell ?? 0) + (strait ?? 0)));
  const three = percent((tidewell ?? 0) / ((tidewell ?? 0) + (strait ?? 0) + (pass ?? 0)));
  const expected = expectedOf(/share of voice/);
  for (const text of [
    `${tidewell} mentions`,
    `Blue Strait ${strait}`,
    `${two} percent`,
    `${pass} mentions`,
    `it is ${three}.`,
  ])
    expect(expected).toContain(text);
  const question = library.quizzes
    .flatMap(({ questions = [] }) => questions)
    .find(({ practice }) => practice?.sample === 'coverage');
  expect(question?.options[question.answer]).toBe(`${two} percent`);
});

it('precision of a query', () => {
  const right = mentionsOf('Tidewell Ferries').filter((count) => count > 0).length;
  const { value, low, high } = wilson(right, articles.length);
  const expected = expectedOf(/Test the query/);
  expect(expected).toContain(`${right} are about the company: precision ${percent(value)} percent`);
  expect(expected).toContain(`(${percent(low)} to ${percent(high)} at 95 percent confidence)`);
  expect(expected).toContain(`${right} of ${right} are right`);
});

it('days and stories of the headlines', () => {
  const { summary, items } = analyzeLines({
    lines: headlines.map(headlineLine),
    lineType: 'mixed',
    referenceDay: '2026-03-30',
  });
  const busiest = summary.timeline?.filter(({ count }) => count >= 5).map(({ day }) => day);
  expect(busiest).toEqual(['2026-03-06', '2026-03-09']);
  expect(expectedOf(/Look at the days/)).toContain('March 6 and 9 have five each');
  const expected = expectedOf(/^Rank/);
  const [, events, low, high] =
    /from (\d+) events, and Earshot should show (\d+) to (\d+)/.exec(expected) ?? [];
  expect(new Set(headlines.map(({ story }) => story)).size).toBe(Number(events));
  expect(items.length).toBeGreaterThanOrEqual(Number(low));
  expect(items.length).toBeLessThanOrEqual(Number(high));
  expect(items.slice(0, 5).some(({ title }) => /leak/i.test(title))).toBe(true);
});

it('one article and one launch claim', () => {
  const article = reports[articles.findIndex(({ id }) => id === 'article-05')];
  expect(expectedOf(/one outlet/)).toContain('family pass has two mentions');
  expect(matchOf(article, 'family pass')?.mentions).toBe(2);
  expect(matchOf(article, 'Tidewell Ferries')?.tone?.label).toBe('Positive');
  const named = mentionsOf('family pass').filter((count) => count > 0).length;
  const carried = (code: string) => articles.filter(({ coderA }) => coderA.message === code).length;
  expect(expectedOf(/launch claim/)).toContain(
    `named in ${named} of the 40 articles. Coder A found its message carried in ${carried('carried')} and contested in ${carried('contested')}.`,
  );
});

it('the article of the crisis quiz has a negative tone', () => {
  const leak = reports[articles.findIndex(({ id }) => id === 'article-09')];
  expect(matchOf(leak, 'Tidewell Ferries')?.tone?.label).toBe('Negative');
});
