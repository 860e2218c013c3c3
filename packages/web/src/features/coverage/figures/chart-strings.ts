import { formatCount } from '@earshot/schema/format-count';
import { formatShare, formatSignedShare } from '../../../lib/format.ts';
import type { ChartData, ChartName } from './chart-data.ts';

/** UI strings of the charts. */
export const CHART_STRINGS = {
  charts: {
    title: 'Charts',
    choose: 'Chart',
    names: {
      coverage: 'Coverage',
      tone: 'Tone',
      voice: 'Share of voice',
    } satisfies Record<ChartName, string>,
    captions: {
      coverage: (unit: ChartData['unit']) => `Articles by ${unit}`,
      tone: (unit: ChartData['unit']) => `Net tone toward each keyword by ${unit}`,
      voice: () => 'Share of voice by week',
    } satisfies Record<ChartName, (unit: ChartData['unit']) => string>,
    notes: {
      coverage: 'Articles without a date are left out.',
      tone: 'Percentage of positive articles minus percentage of negative articles, of those with a tone toward the keyword. +100% means that all are positive. It counts articles; the tone value of a single article, from -1 to +1, is another measure.',
      voice: 'Mentions of each keyword over the mentions of all, in the weeks from Monday to Sunday.',
    } satisfies Record<ChartName, string>,
    /** Shorter notes for paper, where the method is explained below. */
    printed: {
      coverage: '',
      tone: '+100% means that all articles with a tone are positive.',
      voice: '',
    } satisfies Record<ChartName, string>,
    first: { day: 'Day', week: 'Week of' } satisfies Record<ChartData['unit'], string>,
    whole: 'Whole list',
    count: 'Articles',
    copyPng: 'Copy as PNG',
    copied: 'Picture copied.',
    asTable: 'Show the table',
    asChart: 'Show the chart',
    of: (what: string, when: string) => `${what}: ${when}`,
    format: {
      coverage: (value: number) => formatCount(value),
      voice: (value: number) => formatShare(value),
      tone: (value: number) => formatSignedShare(value),
    } satisfies Record<ChartName, (value: number) => string>,
    nothing: '–',
  },
} as const;
