import { countOf, formatCount } from '@earshot/schema/format-count';
import { itemAt } from '@earshot/schema/item-at';
import type { HeatList } from '@earshot/schema/trending/heat';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { joinNames } from '@earshot/schema/trending/phrasing';
import { compareRank } from '@earshot/schema/trending/rank-story';
import { leftOutNotes } from '../documents/text-lines.ts';
import { buildStories } from './build-stories.ts';
import { groupTitles } from './grouping/group-titles.ts';
import { suggestWords } from './grouping/suggest-words.ts';
import { listSources } from './lines/list-sources.ts';
import { type LinesInput, type LinesReading, readLines } from './lines/read-lines.ts';
import { heatBasis, laterDates, summarizeList } from './summarize-list.ts';
import { tagsOfTitles, topTags } from './tags.ts';
import { toItem, toneReader } from './to-item.ts';

const EXAMPLES = 3;
const LIKELIHOOD_DIGITS = 3;

/** Deterministic. Throws `Failure('columns-mismatch')`. Methods: docs/methods/grouping.md, heat.md, dates.md, tags.md. */
export function analyzeLines(input: LinesInput): Omit<TrendingResult, 'session_id'> {
  const reading = readLines(input);
  const { lines, columns, table } = reading;
  const sources = listSources(lines.flatMap(({ source }) => source ?? []));
  const later = laterDates(lines, input.referenceDay);
  const grouping = groupTitles(
    // A line without a date has that of the alert that contains it.
    lines.map(({ title, date, issueDay }) => ({
      title,
      date: (later.isStray(date) ? null : date) ?? issueDay,
    })),
  );
  const { words } = grouping.prepared;
  const tags = topTags(words, sources.keys);
  const tagsOf = new Map(tagsOfTitles(tags, words.titles).map((found, i) => [itemAt(lines, i).line, found]));
  const basis = heatBasis(lines, sources, columns, later);
  const list: HeatList = { basis, topTags: tags.map((tag) => [tag.text, tag.lines]) };
  const context = { list, sources, tagsOf, columns, toneOf: toneReader(lines.map(({ title }) => title)) };
  const items = buildStories(lines, grouping)
    .map((story) => toItem(story, context))
    .sort(compareRank);
  const summary = summarizeList({
    totalLines: reading.total,
    stories: items.length,
    lines,
    tags,
    basis,
    referenceDay: input.referenceDay,
    remarks: [
      ...leftOutNotes(reading.beyond),
      ...addressRemarks(input, reading),
      ...later.remarks,
      ...readingRemarks(reading),
    ],
  });
  return {
    summary: {
      ...summary,
      ...(columns.names.length > 0 && { columns: [...columns.names] }),
      ...(table && { table }),
    },
    items,
    suggestions: suggestWords(lines, grouping, sources.keys),
    merges: grouping.merges.map(({ line, to, strength }) => ({
      line: itemAt(lines, line).line,
      to: itemAt(lines, to).line,
      likelihood: Number(strength.toFixed(LIKELIHOOD_DIGITS)),
    })),
  };
}

function addressRemarks({ lineType }: LinesInput, { lines }: LinesReading): string[] {
  const plain = lineType === 'url' ? lines.filter(({ url }) => url === null).length : 0;
  if (plain === 0) return [];
  return [
    plain === 1
      ? '1 line has no web address and was read as a headline.'
      : `${formatCount(plain)} lines have no web address and were read as a headline.`,
  ];
}

function readingRemarks({ continued, leftOut, withoutLetters }: LinesReading): string[] {
  const remarks: string[] = [];
  if (continued > 0)
    remarks.push(
      continued === 1
        ? '1 line goes on with the item above it and was joined to it.'
        : `${countOf(continued, 'line')} go on with the items above them and were joined to them.`,
    );
  if (leftOut.length > 0) {
    const examples = joinNames([...new Set(leftOut)].slice(0, EXAMPLES).map((text) => `“${text}”`));
    const reason =
      leftOut.length === 1
        ? 'was not ranked because it looks like a label, byline, teaser or date of a page:'
        : 'were not ranked because they look like labels, bylines, teasers or dates of a page, such as';
    remarks.push(`${countOf(leftOut.length, 'line')} ${reason} ${examples}.`);
  }
  if (withoutLetters > 0)
    remarks.push(
      `${countOf(withoutLetters, 'line')} without any letters ${withoutLetters === 1 ? 'was' : 'were'} left out of the ranking.`,
    );
  return remarks;
}
