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
  outcomes: { complete: 'Analysis complete', canceled: 'Analysis canceled' },
  ranking: 'Ranking',
  empty: {
    title: 'Paste a list to see what is trending in it',
    guidance:
      'A copied front page, a newsletter, a clipping report or your own notes: lines that tell the same story are grouped, and each group gets a heat score that you can check.',
  },
  actions: {
    csv: 'Export CSV',
    briefCopied: `Brief of the first five stories copied to clipboard. ${TO_FILL}`,
    saved: 'File saved',
  },
  brief: {
    title: 'News brief',
    toFill: TO_FILL,
  },
  item: {
    heat: 'Heat',
    heatScope: `Heat describes your list, not the news: scores from two lists cannot be compared. The tone was right for ${en} of 100 unseen headlines in English and, left out of the fit, ${de} in German, ${fr} in French and ${es} in Spanish; other languages have no tone.`,
    why: "Why it's trending",
    byHand: 'Changed by hand',
    takeOut: 'Take out',
    partNames: {
      volume: 'Volume',
      sources: 'Source diversity',
      recency: 'Recency',
      keywords: 'Shared keywords',
      intensity: 'Intensity of wording',
      reach: 'Reach',
    } as const satisfies Record<HeatPartName, string>,
    moreLines: (count: number) => `Show ${formatCount(count)} more`,
  },
  filter: {
    sorts: {
      heat: 'Heat',
      mentions: 'Mentions',
      newest: 'Latest date',
      mostNegative: 'Most negative',
      mostPositive: 'Most positive',
    } as const satisfies Record<StorySort, string>,
    groups: ['strict', 'usual', 'loose'],
  },
  suggestions: {
    label: 'Same story?',
  },
  edits: {
    grouped: {
      usual: 'Lines are grouped as usual.',
      looser: 'Lines are grouped more loosely.',
      tighter: 'Lines are grouped more strictly.',
    },
    leftOut: 'The list has changed, so the corrections by hand were left out.',
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
  },
} as const;

export const LOADED_STRINGS = {
  notLoaded: 'The ranking could not be loaded',
} as const;

export const READING_STRINGS = {
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
