import type { Sentiment } from '@earshot/schema/analysis-result';
import type { HeatList } from '@earshot/schema/trending/heat';
import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { rankStory } from '@earshot/schema/trending/rank-story';
import { detectLanguage } from '../text/language.ts';
import { scoreTone } from '../tone/score-tone.ts';
import { decidingWords } from './deciding-words.ts';
import type { KeptColumns } from './lines/kept-columns.ts';
import type { ListSources } from './lines/list-sources.ts';
import { isPaidPlacement } from './lines/paid-placement.ts';
import type { Story } from './story.ts';
import type { TagsOfLines } from './tags/tags-of-titles.ts';

/** Data shared by all items of a list. */
export interface StoryContext {
  readonly list: HeatList;
  readonly sources: ListSources;
  readonly tagsOf: TagsOfLines;
  readonly columns: KeptColumns;
  /** Language of the list. English if it cannot be detected. */
  readonly language: string;
}

/** Returns a story as an item of the response: its lines, the data read from them, and its heat. */
export function toItem(
  story: Story,
  { list, sources, tagsOf, columns, language }: StoryContext,
): TrendingItem {
  const scored = scoreTitles(story.titles, language);
  const members = story.lines.map(
    ({ line, text, title, source, date, url, ageHours }, i): Member => ({
      line,
      text,
      title,
      source: source === null ? null : sources.nameOf(source),
      date,
      url,
      sentiment: scored[i]?.value ?? null,
      copy_of: story.lines[story.copies[i] ?? -1]?.line ?? null,
      tags: [...(tagsOf[line] ?? [])],
      ...(ageHours !== null && { age_hours: ageHours }),
      ...(isPaidPlacement({ text, source }) && { paid: true as const }),
      ...tableFacts(columns, line),
    }),
  );
  const draft = {
    title: story.title,
    members,
    tied_by: [...story.tiedBy],
    deciding_words: decidingWords(scored.filter(({ value }) => value !== null)),
  };
  return rankStory(draft, list);
}

function tableFacts({ names, cellsOf, reachOf }: KeptColumns, line: number): Pick<Member, 'cells' | 'reach'> {
  const cells = names.length > 0 ? cellsOf.get(line) : undefined;
  const reach = reachOf.get(line);
  return { ...(reach !== undefined && { reach }), ...(cells && { cells: [...cells] }) };
}

/** Maximum number of titles used to detect the language of a list. */
const LANGUAGE_SAMPLE_LINES = 60;
/** With fewer titles, the language of the list is not detected: each title is judged by its own words (`lineLanguage`). */
const LANGUAGE_LEAST_LINES = 3;

/** Returns the language detected from the first `LANGUAGE_SAMPLE_LINES` titles, or English if it cannot be detected. */
export function listLanguage(titles: readonly string[]): string {
  if (titles.length < LANGUAGE_LEAST_LINES) return 'en';
  const language = detectLanguage(titles.slice(0, LANGUAGE_SAMPLE_LINES).join('\n'));
  return language === 'und' ? 'en' : language;
}

/** Returns the tone of each title of a story. Identical titles share one object. */
function scoreTitles(titles: readonly string[], language: string): Sentiment[] {
  const known = new Map<string, Sentiment>();
  return titles.map((title) => {
    const sentiment = known.get(title) ?? scoreTone(title, [], language);
    known.set(title, sentiment);
    return sentiment;
  });
}
