import { itemAt } from '@earshot/schema/item-at';
import type { HeatList } from '@earshot/schema/trending/heat';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { compareRank } from '@earshot/schema/trending/rank-story';
import { buildStories, toItem, toneReader } from './build-stories.ts';
import { groupTitles } from './grouping/group-titles.ts';
import { suggestWords } from './grouping/suggest-words.ts';
import { type LinesInput, readLines } from './lines/read-lines.ts';
import { listSources } from './lines/source-evidence.ts';
import { heatBasis, laterDates, readingRemarks, summarizeList } from './summarize-list.ts';
import { tagsOfTitles, topTags } from './tags.ts';

const LIKELIHOOD_DIGITS = 3;

/** Deterministic. Throws `Failure('columns-mismatch')`. Methods: docs/methods/grouping.md, heat.md, dates.md, tags.md. */
export function analyzeLines(input: LinesInput): Omit<TrendingResult, 'session_id'> {
  const reading = readLines(input);
  const { lines, columns, table } = reading;
  const sources = listSources(lines.flatMap(({ source }) => source ?? []));
  const later = laterDates(lines, input.referenceDay);
  const grouping = groupTitles(
    // A line without a usable date gets the date of the email that contains it.
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
    remarks: readingRemarks(input, reading, later),
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
