import { countOf, formatCount } from '@earshot/schema/format-count';
import { formatDate, formatSignedShare } from '../../../lib/format.ts';
import type { KeywordCounts } from '../figures/list-figures.ts';

/** Days as ISO dates, empty if no article has a date. */
const period = (first: string, last: string) => {
  if (first === '') return '';
  return first === last ? ` on ${formatDate(first)}` : ` from ${formatDate(first)} to ${formatDate(last)}`;
};

export const REPORT_STRINGS = {
  exports: {
    ownWords: 'In your words',
    ownWordsHint: 'These come first in every form of the report. One step per line.',
    sentence: 'In one sentence',
    nextSteps: 'So what, next steps',
    settings: 'Report settings',
    preparedBy: 'Prepared by',
    order: 'Order of articles',
    orders: { day: 'By day', importance: 'Most important first' },
    appendix: 'Appendix',
    appendixParts: {
      method: 'Method and limits',
      sentences: 'Sentences that mention a keyword',
      corrections: 'Corrections by hand',
      left: 'What is not in the figures',
    },
    word: 'Word',
    excel: 'Excel',
    powerPoint: 'PowerPoint',
    file: (kind: string) => `Download ${kind}`,
    madeText: 'The report has been downloaded.',
    openJson: 'Open saved list',
    opened: (count: number) => `Opened a list of ${countOf(count, 'article')}.`,
    openedTitle: 'List opened',
    notAList: 'This file is not a saved coverage list.',
    openFailed: 'Could not open the file',
    client: 'Client',
    period: 'Period',
    color: 'Color of the report',
    logo: 'Logo',
    tiers: 'Tiers of outlets',
    tiersHint: 'One tier per line, with its outlets: Tier 1: The Harbor Ledger, Coast Radio.',
    copies: 'Copies of one text',
    copiesOptions: { placements: 'Count every placement', texts: 'Count the text once' },
    settingsChanged: 'Changed the report settings',
    clear: 'Clear list',
    cleared: 'Cleared the list',
  },
  report: {
    title: 'Coverage report',
    summary: {
      extent: (articles: number, outlets: number, texts: number, first: string, last: string) =>
        `This report covers ${countOf(articles, 'article')} in ${countOf(outlets, 'outlet')}${period(first, last)}${
          texts === articles
            ? ''
            : `: ${countOf(texts, 'text')} and ${countOf(articles - texts, 'copy', 'copies')}`
        }.`,
      only: ({ keyword, mentions, rows }: KeywordCounts) =>
        `${keyword} is mentioned ${countOf(mentions, 'time')} in ${countOf(rows.length, 'article')}.`,
      leads: (first: KeywordCounts, second: KeywordCounts) =>
        `${first.keyword} has the largest share of voice, ${first.percent}% (${countOf(first.mentions, 'mention')} in ${countOf(first.rows.length, 'article')}), ahead of ${second.keyword} with ${second.percent}%.`,
      level: (first: KeywordCounts, second: KeywordCounts) =>
        `${first.keyword} and ${second.keyword} lead with ${countOf(first.mentions, 'mention')} each${first.percent === second.percent ? ` (${first.percent}% share of voice)` : ''}.`,
      tone: ({ keyword, net, tones, scored, byHand }: KeywordCounts) => {
        const countIn = (label: (typeof tones)[number]['tone']) =>
          tones.find(({ tone }) => tone === label)?.rows.length ?? 0;
        const [positive, mixed, neutral] = [countIn('Positive'), countIn('Mixed'), countIn('Neutral')];
        const [negative, none] = [countIn('Negative'), countIn(null)];
        return `The net tone toward ${keyword} is ${formatSignedShare(net ?? 0)}: of ${countOf(scored.length, 'article')} with a clear tone, ${formatCount(positive)} ${positive === 1 ? 'is' : 'are'} positive${mixed === 0 ? '' : `, ${formatCount(mixed)} mixed`}${neutral === 0 ? '' : `, ${formatCount(neutral)} neutral`} and ${formatCount(negative)} negative${none === 0 ? '' : `; ${formatCount(none)} ${none === 1 ? 'has' : 'have'} no clear tone`}. ${byHand.length === 0 ? 'All tones are automated' : `${formatCount(byHand.length)} ${byHand.length === 1 ? 'was' : 'were'} set by hand`}.`;
      },
      day: (day: string, articles: number) =>
        `Coverage peaked on ${formatDate(day)} with ${countOf(articles, 'article')}.`,
      outlet: (outlet: string, articles: number) =>
        `${outlet} published most, ${countOf(articles, 'article')}.`,
    },
    tone: 'Tone',
    left: 'Not in the figures',
    methods: [
      'Every article was read at its URL, or from pasted text, and searched for each keyword as a whole word or phrase, in upper or lower case. Mentions are counted in the headline and the text. An article counts once, through however many links it was added.',
      'Tone toward a keyword is how the sentences that mention it speak about it, and only where the model is sure. It is positive or negative if all clear sentences agree, mixed if they do not. One toned sentence among three or more is not enough, unless it is the headline. No clear tone means that too few sentences are clear enough. Neutral is set by hand. Net tone is the percentage of positive minus the percentage of negative articles, of those with a clear tone.',
      'Values marked as corrected or set by hand were changed by the person who prepared this report.',
      'Share of voice = mentions of one keyword ÷ mentions of all tracked keywords, over the articles that count. It compares the tracked keywords with each other, in this list only. It does not say how much coverage there was in all, how many people saw it, or whether it was favorable.',
    ],
    notAnalyzed: 'Not analyzed yet.',
    prepared: (day: string, by: string) => `Prepared ${by === '' ? 'with Earshot' : `by ${by}`} on ${day}`,
    article: 'Article',
    keyword: 'Keyword',
    sheets: {
      figures: 'Figures',
    },
  },
} as const;
