import { at } from '@earshot/schema/at';
import { countOf, formatCount } from '@earshot/schema/format-count';
import type { HeatList } from '@earshot/schema/trending/heat';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { joinNames } from '@earshot/schema/trending/phrasing';
import { compareRank } from '@earshot/schema/trending/rank-story';
import { leftOutNotes } from '../documents/first-lines.ts';
import { buildStories } from './build-stories.ts';
import { groupTitles, type LinkedLines } from './grouping/group-titles.ts';
import { heatBasis } from './heat-basis.ts';
import { laterDates } from './later-dates.ts';
import type { LinesInput } from './lines/lines-input.ts';
import { listSources } from './lines/list-sources.ts';
import type { ReadLine } from './lines/read-line.ts';
import { readLines } from './lines/read-lines.ts';
import { suggestWords } from './suggest-words.ts';
import { summarizeList } from './summarize-list.ts';
import { tagsOfTitles } from './tags/tags-of-titles.ts';
import { topTags } from './tags/top-tags.ts';
import { listLanguage, type StoryContext, toItem } from './to-item.ts';

/** Maximum number of omitted lines quoted as examples. */
const EXAMPLES = 3;
const LIKELIHOOD_DIGITS = 3;

/**
 * Ranks a list of headlines, snippets and URLs: reads each line, groups lines that tell the same story, and computes each
 * group's heat from named components. Deterministic: the same input always gives the same result. Throws
 * `Failure('columns-mismatch')`. Methods: docs/methods/grouping.md, heat.md, dates.md, tags.md.
 */
export function analyzeLines(input: LinesInput): Omit<TrendingResult, 'session_id'> {
  const { lines, total, beyond, leftOut, withoutLetters, continued, columns, table } = readLines(input);
  const titles = lines.map(({ title }) => title);
  const sources = listSources(lines.flatMap(({ source }) => source ?? []));
  const later = laterDates(lines, input.referenceDay);
  const { groups, weighted, prepared, tiesOf, cutShort, merges } = groupTitles(
    // A line without a date is assumed to be published on the day of the alert that contains it.
    lines.map(({ title, date, issueDay }) => ({
      title,
      date: (later.isStray(date) ? null : date) ?? issueDay,
    })),
  );
  const tags = topTags(prepared.lines, prepared.weighted, sources.keys);
  const tagsOf = tagsOfTitles(lines, tags, prepared.weighted);
  const basis = heatBasis(lines, sources, columns, later);
  const list: HeatList = { basis, topTags: tags.map(({ text, lines: held }) => [text, held]) };
  const context: StoryContext = { list, sources, tagsOf, columns, language: listLanguage(titles) };
  const items: TrendingItem[] = [];
  for (const story of buildStories(lines, { groups, weighted, tiesOf })) {
    items.push(toItem(story, context));
  }
  items.sort(compareRank);
  const summary = summarizeList({
    totalLines: total,
    stories: items.length,
    lines,
    tags,
    basis,
    referenceDay: input.referenceDay,
    remarks: [
      ...leftOutNotes(beyond),
      ...readingRemarks(input, lines),
      ...later.remarks,
      ...continuedRemarks(continued),
      ...leftOutRemarks(leftOut, withoutLetters),
      ...boundRemarks(cutShort),
    ],
  });
  const { names } = columns;
  return {
    summary: {
      ...summary,
      ...(names.length > 0 && { columns: [...names] }),
      ...(table && { table }),
    },
    items,
    suggestions: suggestWords(lines, groups, prepared, sources.keys),
    merges: numbered(merges, lines),
  };
}

/** Returns links between lines with the numbers of the lines in the input. */
function numbered(links: readonly LinkedLines[], lines: readonly ReadLine[]) {
  return links.map(({ line, to, strength }) => ({
    line: at(lines, line).line,
    to: at(lines, to).line,
    likelihood: Number(strength.toFixed(LIKELIHOOD_DIGITS)),
  }));
}

function readingRemarks({ lineType }: LinesInput, lines: readonly ReadLine[]): string[] {
  const plain = lineType === 'url' ? lines.filter(({ url }) => url === null).length : 0;
  if (plain === 0) return [];
  const have = plain === 1 ? 'line has' : 'lines have';
  return [
    `${formatCount(plain)} ${have} no web address and ${plain === 1 ? 'was' : 'were'} read as a headline.`,
  ];
}

/** Explains how many lines were joined to the item above them. */
function continuedRemarks(continued: number): string[] {
  if (continued === 0) return [];
  const [go, item] = continued === 1 ? ['goes', 'the item above it'] : ['go', 'the items above them'];
  return [
    `${countOf(continued, 'line')} ${go} on with ${item} and ${continued === 1 ? 'was' : 'were'} joined to ${continued === 1 ? 'it' : 'them'}.`,
  ];
}

/** Explains which lines were not ranked, so that users can account for every line. */
function leftOutRemarks(leftOut: readonly string[], withoutLetters: number): string[] {
  const bare =
    withoutLetters === 0
      ? []
      : [
          `${countOf(withoutLetters, 'line')} without any letters ${withoutLetters === 1 ? 'was' : 'were'} left out of the ranking.`,
        ];
  if (leftOut.length === 0) return bare;
  const examples = [...new Set(leftOut)].slice(0, EXAMPLES).map((text) => `“${text}”`);
  const notRanked =
    leftOut.length === 1
      ? 'was not ranked because it looks like a label, byline, teaser or date of a page:'
      : 'were not ranked because they look like labels, bylines, teasers or dates of a page, such as';
  return [`${countOf(leftOut.length, 'line')} ${notRanked} ${joinNames(examples)}.`, ...bare];
}

/** Explains that a work limit was reached, so lines of the same story may be in different groups. */
function boundRemarks(cutShort: number): string[] {
  if (cutShort === 0) return [];
  return [
    `Because the list is long, ${countOf(cutShort, 'headline')} ${cutShort === 1 ? 'was' : 'were'} compared only with the most similar others, so a story may appear more than once.`,
  ];
}
