import { countOf, formatCount } from '@earshot/schema/format-count';
import { HEAT_THRESHOLDS, UPLOAD_MAX_LABEL } from '@earshot/schema/limits';
import { RIGHT_TONES_OF_100 } from '@earshot/schema/tone-rates';
import type { HandEditCounts } from '@earshot/schema/trending/hand-edits';
import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { HeatPartName } from '@earshot/schema/trending/model';
import type { StorySort } from './story-view.ts';

const { en, de, fr, es } = RIGHT_TONES_OF_100;
const TO_FILL = 'Write what to do under each story.';

export const TRENDING_STRINGS = {
  form: {
    lines: (count: number) => countOf(count, 'line'),
    inputs: (count: number) => countOf(count, 'input'),
    file: {
      choose: 'Choose file',
      chooseOther: 'Choose another file',
      otherWays: 'or drop it here',
      hint: `.txt, .docx or .pdf, up to ${UPLOAD_MAX_LABEL}. The file is not stored; its lines are kept with the ranking.`,
    },
    fieldErrors: {
      text: 'Paste one headline, snippet or URL per line here.',
      file: 'Choose a .txt, .docx or .pdf file, or read a table with the button below.',
    },
  },
  phases: {
    paste: 'Reading, grouping and ranking the lines',
    document: 'Reading the document, then grouping and ranking its lines',
  },
  outcomes: { complete: 'Analysis complete', canceled: 'Analysis canceled' },
  ranking: 'Ranking',
  empty: {
    title: 'Paste a list to see what is trending in it',
    guidance:
      'A copied front page, a newsletter, a clipping report or your own notes: lines that tell the same story are grouped, and each group gets a heat score that you can check.',
    sample: 'Try a sample',
  },
  summary: {
    referenceDay: (day: string) => `Relative dates counted from ${day}.`,
  },
  actions: {
    csv: 'Export CSV',
    briefCopied: `Brief of the first five stories copied to clipboard. ${TO_FILL}`,
    saved: 'File saved',
    openedText: (fileName: string) => `A new tab downloads ${fileName}.`,
  },
  brief: {
    title: 'News brief',
    of: (inputs: number, window: string) => `From ${countOf(inputs, 'headline')}. ${window}`,
    more: (count: number) => `and ${formatCount(count)} more`,
    toFill: TO_FILL,
  },
  stored: {
    until: (time: string) =>
      `The server keeps these lines and the ranking for export until ${time}, or less if it needs the space.`,
  },
  item: {
    list: 'Ranked articles',
    rank: (rank: number) => `Rank ${formatCount(rank)}`,
    heat: 'Heat',
    mentions: (count: number) => countOf(count, 'mention'),
    heatScope: `Heat describes your list, not the news: scores from two lists cannot be compared. The tone was right for ${en} of 100 unseen headlines in English and, left out of the fit, ${de} in German, ${fr} in French and ${es} in Spanish; other languages have no tone.`,
    why: "Why it's trending",
    byHand: 'Changed by hand',
    copies: (count: number) => countOf(count, 'copy', 'copies'),
    paid: (count: number) => countOf(count, 'paid placement'),
    isPaid: 'Paid placement',
    copyOf: (line: number) => `Copy of line ${formatCount(line)}`,
    tiedBy: 'What these lines share',
    pickUps: 'Ran a copy only',
    allSources: 'All sources',
    toneOf: 'Tone',
    mean: (value: string, lines: number) => `${value} is the mean of ${countOf(lines, 'line')} with a tone.`,
    takeOut: 'Take out',
    merge: 'Merge with…',
    mergeWith: 'Merge with (most alike first)',
    mergeNow: 'Merge',
    noOther: 'This is the only story of the ranking.',
    ranked: (rank: number, title: string) => `${formatCount(rank)}. ${title}`,
    sources: 'Sources',
    moreSources: (count: number) => `+${formatCount(count)} more`,
    partsOf: (title: string) => `Heat parts of ${title}`,
    linesOf: (title: string) => `Lines merged into ${title}`,
    words: 'Words that decided the tone',
    pointsOf: (points: number, max: number) => `${formatCount(points)} of ${formatCount(max)} points`,
    partNames: {
      volume: 'Volume',
      sources: 'Source diversity',
      recency: 'Recency',
      keywords: 'Shared keywords',
      intensity: 'Intensity of wording',
      reach: 'Reach',
    } as const satisfies Record<HeatPartName, string>,
    openLink: 'Open link',
    moreLines: (count: number) => `Show ${formatCount(count)} more`,
  },
  filter: {
    sortBy: (order: string) => `Sort: ${order}`,
    sorts: {
      heat: 'Heat',
      mentions: 'Mentions',
      newest: 'Latest date',
      mostNegative: 'Most negative',
      mostPositive: 'Most positive',
    } as const satisfies Record<StorySort, string>,
    groups: ['strict', 'usual', 'loose'],
    group: (name: string) => `Group: ${name}`,
    shown: (shown: number, all: number) =>
      `${formatCount(shown)} of ${countOf(all, 'story', 'stories')} shown`,
  },
  suggestions: {
    label: 'Same story?',
    contain: (lines: number) => `${countOf(lines, 'line contains', 'lines contain')}`,
    linesWith: (term: string) => `Lines with “${term}”`,
    join: (lines: number) => `Make one story of ${countOf(lines, 'line')}`,
  },
  edits: {
    takenOut: (line: number) => `Line ${formatCount(line)} is now a separate story.`,
    joined: 'Two stories are now one.',
    grouped: {
      usual: 'Lines are grouped as usual.',
      looser: 'Lines are grouped more loosely.',
      tighter: 'Lines are grouped more strictly.',
    },
    gathered: (lines: number) => `${countOf(lines, 'line')} are now one story.`,
    /** For example "Changed by hand: 2 lines taken out, 1 story joined with another." */
    changed: ({ takenOut, joined, grouping }: HandEditCounts) => {
      const parts = [
        grouping === 'usual' ? null : `lines grouped more ${grouping === 'looser' ? 'loosely' : 'strictly'}`,
        takenOut > 0 ? `${countOf(takenOut, 'line')} taken out` : null,
        joined > 0 ? `${countOf(joined, 'story', 'stories')} merged with another` : null,
      ];
      return `Changed by hand: ${parts.filter((part) => part !== null).join(', ')}.`;
    },
  },
  method: {
    heat: `Heat runs from 0 to 100 and is the sum of five parts: volume (how many lines tell the story, repeats of one source counting less), source diversity, recency, top keywords of the list, and intensity of wording. Reach is a sixth part when a column of the list names it. Parts that too few lines support are left out and their points go to the others. ${HEAT_THRESHOLDS.strongest} or more is very hot, ${HEAT_THRESHOLDS.strong} hot, ${HEAT_THRESHOLDS.medium} warm.`,
    version: (version: string) => `Methods ${version}`,
    generated: (time: string) => `Printed from Earshot on ${time}`,
  },
} as const;

export const LOADED_STRINGS = {
  notLoaded: 'The ranking could not be loaded',
} as const;

export const READING_STRINGS = {
  columns: (count: number) => `Columns of the table (${formatCount(count)})`,
  kindOf: (column: string) => `Kind of ${column}`,
  kinds: {
    headline: 'Headline',
    outlet: 'Outlet',
    date: 'Date',
    author: 'Author',
    address: 'Address',
    reach: 'Reach',
    teaser: 'Teaser',
    other: 'Other',
    ignore: 'Ignore',
  } as const satisfies Record<ColumnKind, string>,
} as const;
