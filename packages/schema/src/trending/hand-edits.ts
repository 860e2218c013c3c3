import type { HeatList } from './heat.ts';
import type { HandEdit, TrendingItem, TrendingResult } from './model.ts';
import { compareRank, rankStory } from './rank-story.ts';
import { USUAL_CUT } from './regroup.ts';
import { draftOf } from './story-draft.ts';

type Ranking = Omit<TrendingResult, 'session_id'>;

/** The stories that an edit replaces, and their replacements. */
interface Replacement {
  readonly gone: readonly TrendingItem[];
  readonly added: readonly TrendingItem[];
}

/**
 * Applies the user's corrections to a ranking, in order. A line that is "not the same story" becomes a separate story, two
 * stories that are the same become one, and a story gets the title of one of its lines. Heat is recomputed, and every
 * changed story is marked `by_hand`. `result` is the ranking from the server and is not modified, so undoing means calling
 * this again with fewer edits. Edits without effect are ignored: taking out the only line of a story, joining a story with
 * itself, a title that the story already has, and edits with unknown lines.
 */
export function applyHandEdits<R extends Ranking>(result: R, edits: readonly HandEdit[]): R {
  const list: HeatList = { basis: result.summary.heat_basis, topTags: result.summary.top_tags };
  const storyOf = new Map(
    result.items.flatMap((item) => item.members.map(({ line }) => [line, item] as const)),
  );
  const items = new Set(result.items);
  const applied = edits.filter((edit) => {
    const replacement = replacementOf(edit, storyOf, list);
    for (const item of replacement?.gone ?? []) items.delete(item);
    for (const item of replacement?.added ?? []) {
      items.add(item);
      for (const { line } of item.members) storyOf.set(line, item);
    }
    return replacement !== null;
  });
  if (applied.length === 0) return result;
  return {
    ...result,
    summary: { ...result.summary, unique_titles: items.size, ...editedLines(applied) },
    items: [...items].sort(compareRank),
  };
}

/** Summary of the manual changes in a ranking. */
export interface HandEditCounts {
  /** Number of lines taken out of their stories. */
  readonly takenOut: number;
  /** Number of times that the user joined two stories. */
  readonly joined: number;
  /** Number of titles that the user chose. */
  readonly titled: number;
  readonly grouping: 'usual' | 'looser' | 'tighter';
}

export function countHandEdits({
  taken_out = [],
  joined = [],
  titled = [],
  grouping_cut,
}: Ranking['summary']): HandEditCounts {
  const cut = grouping_cut ?? USUAL_CUT;
  const grouping = cut === USUAL_CUT ? 'usual' : cut < USUAL_CUT ? 'looser' : 'tighter';
  return { takenOut: taken_out.length, joined: joined.length, titled: titled.length, grouping };
}

/** Whether the user changed a ranking, by editing its stories or their titles or by changing the grouping. */
export function isChangedByHand(summary: Ranking['summary']): boolean {
  const { takenOut, joined, titled, grouping } = countHandEdits(summary);
  return takenOut + joined + titled > 0 || grouping !== 'usual';
}

function editedLines(
  edits: readonly HandEdit[],
): Pick<Ranking['summary'], 'taken_out' | 'joined' | 'titled'> {
  const linesOf = (kind: HandEdit['kind']) =>
    [...new Set(edits.flatMap((edit) => (edit.kind === kind ? edit.line : [])))].sort((a, b) => a - b);
  const [takenOut, titled] = [linesOf('take_out'), linesOf('title')];
  const joined = edits.flatMap((edit) => (edit.kind === 'join' ? [[edit.line, edit.to] as const] : []));
  return {
    ...(takenOut.length > 0 && { taken_out: takenOut }),
    ...(titled.length > 0 && { titled }),
    ...(joined.length > 0 && { joined: joined.map(([line, to]): [number, number] => [line, to]) }),
  };
}

function replacementOf(
  edit: HandEdit,
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  if (edit.kind === 'join') return join(edit, storyOf, list);
  return edit.kind === 'title' ? retitle(edit.line, storyOf) : takeOut(edit, storyOf, list);
}

/** Gives the story of a line the headline of that line as its title. */
function retitle(line: number, storyOf: ReadonlyMap<number, TrendingItem>): Replacement | null {
  const story = storyOf.get(line);
  const title = story?.members.find((member) => member.line === line)?.title;
  if (!story || !title || title === story.title) return null;
  return { gone: [story], added: [{ ...story, title, by_hand: true }] };
}

function takeOut(
  { line }: HandEdit,
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  const story = storyOf.get(line);
  if (!story || story.members.length === 1) return null;
  const out = story.members.filter((member) => member.line === line);
  const rest = story.members.filter((member) => member.line !== line);
  return {
    gone: [story],
    added: [
      rankStory({ ...draftOf(story, rest), by_hand: true, tied_by: story.tied_by }, list),
      rankStory({ ...draftOf(story, out), by_hand: true }, list),
    ],
  };
}

/** Joins the stories of two lines. The result keeps the title of the larger story, or of the higher-ranked one if equal. */
function join(
  { line, to }: Extract<HandEdit, { kind: 'join' }>,
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  const [joined, kept] = [storyOf.get(line), storyOf.get(to)];
  if (!joined || !kept || joined === kept) return null;
  const [larger] = [kept, joined].sort((a, b) => b.mentions - a.mentions || compareRank(a, b));
  const members = [...kept.members, ...joined.members].sort((a, b) => a.line - b.line);
  const words = new Map([...kept.deciding_words, ...joined.deciding_words].map((word) => [word.text, word]));
  const draft = {
    title: larger?.title ?? kept.title,
    tied_by: [],
    by_hand: true,
    members,
    deciding_words: [...words.values()].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  };
  return { gone: [joined, kept], added: [rankStory(draft, list)] };
}
