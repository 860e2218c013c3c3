import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { scoreSentiment } from '../sentiment/score-sentiment.ts';
import { buildStories } from './build-stories.ts';
import { groupTitles } from './grouping/group-titles.ts';
import { explainHeat } from './heat/explain-heat.ts';
import { type ListFigures, scoreHeat } from './heat/heat.ts';
import { RISING_TERMS } from './heat/heat-weights.ts';
import { type ScoreSentiment, storySentiment } from './heat/story-sentiment.ts';
import { type ListSources, listSources } from './lines/list-sources.ts';
import type { ReadLine } from './lines/read-line.ts';
import { type LinesInput, readLines } from './lines/read-lines.ts';
import { count, joinNames } from './phrasing.ts';
import { remembered } from './remembered.ts';
import type { Story } from './story.ts';
import { summarizeList } from './summarize-list.ts';
import type { Tag } from './tags/tag.ts';
import { topTags } from './tags/top-tags.ts';

/** Lines quoted to say what was left out. */
const EXAMPLES = 3;
/** Equal titles are neighbours in their story. */
const REMEMBERED_TITLES = 1_000;

/**
 * Ranks a list of headlines, snippets and web addresses: reads each line, groups those that tell the same story and
 * scores each group's heat from named parts. Pure: the same lines and reference day give the same result, and the order
 * of the lines only breaks ties. Throws `Failure('too-many-lines')`. Methods: docs/methods/grouping.md, heat.md,
 * dates.md, tags.md.
 */
export function analyzeLines(input: LinesInput): Omit<TrendingResult, 'session_id'> {
  const { lines, total, leftOut, withoutLetters } = readLines(input);
  const titles = lines.map(({ title }) => title);
  const sources = listSources(lines.flatMap(({ source }) => source ?? []));
  const { groups, weighted, cutShort } = groupTitles(lines);
  const tags = topTags(titles, weighted, sources.keys);
  const figures = listFigures(lines, tags);
  const score = remembered(scoreSentiment, REMEMBERED_TITLES);
  const items: TrendingItem[] = [];
  for (const story of buildStories(lines, groups, weighted, sources))
    items.push(toItem(story, figures, sources, score));
  items.sort(compareRank);
  const summary = summarizeList({
    totalLines: total,
    stories: items.length,
    lines,
    tags,
    figures,
    referenceDay: input.referenceDay,
    remarks: [
      ...readingRemarks(input, lines),
      ...leftOutRemarks(leftOut, withoutLetters),
      ...boundRemarks(cutShort),
    ],
  });
  return { summary, items };
}

function toItem(
  story: Story,
  figures: ListFigures,
  sources: ListSources,
  score: ScoreSentiment,
): TrendingItem {
  const sentiment = storySentiment(story, score);
  const heat = scoreHeat(story, sentiment.intensity, figures);
  const latest = story.days.at(-1);
  return {
    title: story.title,
    heat_score: heat.score,
    mentions: story.lines.length,
    ...(latest !== undefined && { latest_date: latest }),
    avg_sentiment: sentiment.mean,
    sources: story.sources.map(({ name }) => name),
    explain_why: explainHeat(story, heat),
    heat_parts: [...heat.parts],
    members: story.lines.map(({ line, text, source, date, url }) => ({
      line,
      text,
      source: source === null ? null : sources.nameOf(source),
      date,
      url,
    })),
    deciding_words: sentiment.decidingWords,
  };
}

/** Hotter first; then more mentions, then newer, then the order of the input. */
function compareRank(a: TrendingItem, b: TrendingItem): number {
  return (
    b.heat_score - a.heat_score ||
    b.mentions - a.mentions ||
    compareTexts(b.latest_date ?? '', a.latest_date ?? '') ||
    (a.members[0]?.line ?? 0) - (b.members[0]?.line ?? 0)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function listFigures(lines: readonly ReadLine[], tags: readonly Tag[]): ListFigures {
  const rising = tags.filter((tag) => tag.lines > 1).slice(0, RISING_TERMS);
  return {
    lines: lines.length,
    datedLines: lines.filter(({ date }) => date !== null).length,
    sourcedLines: lines.filter(({ source }) => source !== null).length,
    newestDay: lines.reduce<string | null>(
      (newest, { date }) => (date && (!newest || date > newest) ? date : newest),
      null,
    ),
    risingTerms: rising,
  };
}

function readingRemarks({ lineType }: LinesInput, lines: readonly ReadLine[]): string[] {
  const plain = lineType === 'url' ? lines.filter(({ url }) => url === null).length : 0;
  if (plain === 0) return [];
  const are = plain === 1 ? 'line holds' : 'lines hold';
  return [
    `${plain.toLocaleString('en-US')} ${are} no web address and ${plain === 1 ? 'was' : 'were'} read as a headline.`,
  ];
}

/** Says which lines were not ranked, so that nobody misses one. */
function leftOutRemarks(leftOut: readonly string[], withoutLetters: number): string[] {
  const bare =
    withoutLetters === 0
      ? []
      : [`${count(withoutLetters, 'line')} without a letter left out of the ranking.`];
  if (leftOut.length === 0) return bare;
  const examples = [...new Set(leftOut)].slice(0, EXAMPLES).map((text) => `“${text}”`);
  const were = leftOut.length === 1 ? 'was' : 'were';
  return [
    `${count(leftOut.length, 'line')} ${were} taken for labels, bylines, teasers or dates of a page, such as ${joinNames(examples)}, and not ranked.`,
    ...bare,
  ];
}

/** Says that a limit on the work was reached, so that some lines of one story may stand apart. */
function boundRemarks(cutShort: number): string[] {
  if (cutShort === 0) return [];
  return [
    `A long list: ${count(cutShort, 'headline')} ${cutShort === 1 ? 'was' : 'were'} compared with the most similar others only, so a story may appear more than once.`,
  ];
}
