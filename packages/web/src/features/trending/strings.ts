import { countOf, formatCount } from '@earshot/schema/format-count';
import { HEAT_THRESHOLDS, UPLOAD_MAX_LABEL } from '@earshot/schema/limits';
import { RIGHT_TONES_OF_100 as RIGHT } from '@earshot/schema/tone-rates';
import type { HeatPartName } from '@earshot/schema/trending/model';
import { formatKilobytes } from '../../lib/format.ts';
import { handEditsText } from './hand-edits-text.ts';
import type { StorySort } from './story-view.ts';

/** UI strings of the Trending Analyzer. Validation messages are in the schema's trending rules. */
export const TRENDING_STRINGS = {
  page: {
    heading: 'Trending Analyzer',
    lead: 'Which stories lead your list, and why? Paste your own list and see it ranked, with the math behind every rank.',
  },
  form: {
    title: 'List to analyze',
    mode: 'Input mode',
    modes: { paste: 'Paste Text', upload: 'Upload File' },
    lineType: 'Content type',
    text: 'Headlines, snippets or URLs',
    textHint:
      'One headline, snippet or URL per line. The server keeps the lines with the ranking for a while, so that you can export it.',
    textShortcut: 'Ctrl or ⌘ + Enter analyzes.',
    placeholder:
      'Ferry strike ends after nine days - The Harbor Ledger\nhttps://news.example/2025/03/05/ferry-strike-ends',
    lines: (count: number) => countOf(count, 'line'),
    clear: 'Clear',
    choose: 'Choose file',
    chooseOther: 'Choose another file',
    drop: 'or drop it here',
    fileHint: `.txt, .docx or .pdf, up to ${UPLOAD_MAX_LABEL}. The file is not stored; its lines are kept with the ranking.`,
    chooseTable: 'Read a table: .csv, .tsv or .xlsx',
    loadSaved: 'Load a ranking saved as JSON',
    fileSize: (bytes: number) => formatKilobytes(bytes),
    tooLarge: `This file is larger than ${UPLOAD_MAX_LABEL}. The server may reject it.`,
    removeFile: (name: string) => `Remove ${name}`,
    analyze: 'Analyze',
    analyzing: 'Analyzing...',
    goToRanking: 'Go to ranking',
    fieldErrors: {
      text: 'Paste one headline, snippet or URL per line here.',
      file: 'Choose a .txt, .docx or .pdf file.',
    },
  },
  phases: {
    paste: 'Reading, grouping and ranking the lines',
    sending: 'Sending the list',
    uploading: 'Uploading the file',
    document: 'Reading the document, then grouping and ranking its lines',
  },
  outcomes: { complete: 'Analysis complete', canceled: 'Analysis canceled' },
  loading: 'Ranking the list',
  loaded: {
    title: 'Saved ranking loaded',
    byHand: 'It includes your corrections.',
    unreadable:
      'This JSON file is not a ranking made with “Save as JSON”. Please select a .txt, .docx, or .pdf file.',
    damaged: 'Saved Ranking Damaged',
    damagedText: 'This text begins like a ranking made with “Save as JSON”, but it cannot be read.',
  },
  noun: 'ranking',
  previous: 'Previous ranking',
  ranking: 'Ranking',
  empty: {
    title: 'Paste a list to see what is trending in it',
    guidance:
      'A copied front page, a newsletter, a clipping report or your own notes: lines that tell the same story are grouped, and each group gets a heat score that you can check.',
    sample: 'Try a sample',
    steps: ['Lines that tell the same story become one', 'Heat adds up from named parts', 'Hottest first'],
  },
  noItems: 'No line could be read as a headline, snippet or URL.',
  summary: {
    title: 'Summary',
    totalInputs: 'Total inputs',
    aboutInputs: 'lines in the list: show all stories',
    aboutUnique: 'stories: show all of them',
    aboutTopHeat: 'is the highest heat: show the stories',
    uniqueArticles: 'Unique articles',
    uniqueNote: 'stories; lines that report one event count once',
    datesNote: 'the time range is below',
    topHeat: 'Top heat score',
    dates: 'Date range',
    datesFound: 'Dates found',
    noDates: 'No dates found',
    timeRange: 'Time range',
    referenceDay: 'Relative dates counted from',
    notes: 'Notes on the ranking',
  },
  keywords: {
    title: 'Top keywords',
    caption: 'Lines per keyword',
    label: 'Keyword',
    count: 'Lines',
    pickHint: 'Select a keyword to show only its stories.',
  },
  actions: {
    copy: 'Copy Top 10',
    copied: 'Top 10 copied to clipboard',
    csv: 'Export CSV',
    spreadsheet: 'Spreadsheet of all lines',
    csvLines: 'CSV by line',
    json: 'Save as JSON',
    jsonNote: '. To continue later, load it under Upload File. Your corrections are in it.',
    newTab: '(opens in a new tab)',
    saved: 'File saved',
    opened: 'Export opened',
    openedText: (fileName: string) => `A new tab downloads ${fileName}.`,
  },
  stored: {
    until: (time: string) =>
      `The server keeps these lines and the ranking for export until ${time}, or less if it needs the space.`,
    delete: 'Delete this ranking',
    deleted: 'Ranking deleted',
    deletedText: 'The server no longer has it. This page keeps its copy until you leave.',
    failed: 'Not deleted',
    failedText: 'The ranking could not be deleted. Please try again.',
  },
  sentiment: {
    title: 'Tone',
    caption: 'Articles by tone',
    label: 'Tone',
    count: 'Articles',
    pickHint: 'Select a tone to show only its stories.',
  },
  timeline: {
    title: 'Timeline',
    captions: {
      day: 'Dated lines per day',
      week: 'Dated lines per week',
      month: 'Dated lines per month',
      year: 'Dated lines per year',
    },
    period: 'Period',
    count: 'Lines',
    chart: (caption: string, first: string, last: string) => `${caption}, ${first} – ${last}`,
    peak: (count: number, label: string) => `Peak: ${formatCount(count)}, ${label}`,
    pickHint: 'Select a bar to show only its stories.',
    silent: 'None',
    gap: (days: number) => `No dated lines for ${countOf(days, 'day')}`,
    bar: (label: string, count: number) => `${label}: ${countOf(count, 'line')}`,
  },
  item: {
    list: 'Ranked articles',
    rank: (rank: number) => `Rank ${formatCount(rank)}`,
    heat: 'Heat',
    heatOf: (title: string) => `is the heat of “${title}”: show its parts`,
    linesAbout: (title: string) => `in “${title}”: show the lines`,
    toneAbout: (title: string) => `is the tone of “${title}”: show the words`,
    mentions: (count: number) => countOf(count, 'mention'),
    latest: 'Latest',
    heatScope: `Heat describes your list, not the news: scores from two lists cannot be compared. The tone was right for ${RIGHT.en} of 100 new headlines in English, ${RIGHT.de} in German, ${RIGHT.fr} in French and ${RIGHT.es} in Spanish; other languages have no tone.`,
    why: "Why it's trending",
    byHand: 'Changed by hand',
    copies: (count: number) => countOf(count, 'copy', 'copies'),
    paid: (count: number) => countOf(count, 'paid placement'),
    isPaid: 'Paid placement',
    copyOf: (line: number) => `Copy of line ${formatCount(line)}`,
    tiedBy: 'What these lines share',
    pickUps: 'Ran a copy only',
    allSources: 'All sources',
    toneMean: (mean: string, lines: number, isMixed: boolean) =>
      `The tone ${mean} is the mean of ${formatCount(lines)} lines.${isMixed ? ' Positive and negative lines offset each other in it, so read them one by one.' : ''} The tone of one line was right for ${RIGHT.en} of 100 new headlines in English.`,
    lineTone: (tone: string, value: string) => `Tone: ${tone.toLowerCase()} ${value}`,
    takeOut: 'Not the same story',
    sameAs: 'Same story as another',
    joinTo: 'Join with (most alike first)',
    join: 'Join stories',
    noOther: 'This is the only story of the ranking.',
    ranked: (rank: number, title: string) => `${formatCount(rank)}. ${title}`,
    sources: 'Sources',
    moreSources: (count: number) => `+${formatCount(count)} more`,
    partsOf: (title: string) => `Heat parts of ${title}`,
    linesOf: (title: string) => `Lines merged into ${title}`,
    wordsOf: (title: string) => `Words that decided the tone of ${title}`,
    words: 'Words that decided the tone (weights, not heat points)',
    titleChoice: 'Title of this story',
    part: 'Part',
    points: 'Points',
    pointsOf: (points: number, max: number) => `${formatCount(points)} of ${formatCount(max)}`,
    fullPoints: (max: number, text: string) => `All ${formatCount(max)} points: ${text}`,
    sum: 'Heat score',
    partNames: {
      volume: 'Volume',
      sources: 'Source diversity',
      recency: 'Recency',
      keywords: 'Shared keywords',
      intensity: 'Intensity of wording',
      reach: 'Reach',
    } as const satisfies Record<HeatPartName, string>,
    line: (line: number) => `Line ${formatCount(line)}`,
    openLink: 'Open link',
    moreLines: (count: number) => `Show ${formatCount(count)} more`,
  },
  filter: {
    search: 'Words in title or lines',
    outlet: 'Outlet',
    tone: 'Tone',
    from: 'Dated from',
    to: 'Dated to',
    sort: 'Sort by',
    sorts: {
      heat: 'Heat',
      mentions: 'Mentions',
      outlets: 'Outlets',
      newest: 'Latest date',
      mostNegative: 'Most negative',
      mostPositive: 'Most positive',
      title: 'Title',
    } as const satisfies Record<StorySort, string>,
    shown: (shown: number, all: number) =>
      `${formatCount(shown)} of ${countOf(all, 'story', 'stories')} shown`,
    isOn: (shown: number, all: number) =>
      `Filter on: ${formatCount(shown)} of ${countOf(all, 'story', 'stories')}`,
    goTo: 'Go to stories',
    scope: 'Stories in CSV files',
    scopes: {
      all: (count: number) => `All ${formatCount(count)}`,
      shown: (count: number) => `Only the ${formatCount(count)} shown`,
    },
  },
  grouping: {
    label: 'Grouping',
    usual: 'Back to usual',
    steps: ['Much tighter', 'Tighter', 'Usual', 'Looser', 'Much looser'],
  },
  themes: {
    title: (count: number) => `Themes (${formatCount(count)})`,
    guidance:
      'Stories that share words, by the most telling of these words. The stories themselves stay as they are.',
    size: (stories: number, lines: string) => `${countOf(stories, 'story', 'stories')}, ${lines}`,
  },
  edits: {
    takenOut: (line: number) => `Line ${formatCount(line)} is now a story of its own.`,
    joined: 'Two stories are now one.',
    titled: (line: number) => `The headline of line ${formatCount(line)} is now the title of its story.`,
    grouped: {
      usual: 'Lines are grouped as usual.',
      looser: 'Lines are grouped more loosely.',
      tighter: 'Lines are grouped more tightly.',
    },
    gathered: (lines: number, stories: number) =>
      stories === 0
        ? `${countOf(lines, 'line')} ${lines === 1 ? 'is' : 'are'} now one story.`
        : lines === 0
          ? `${countOf(stories, 'story', 'stories')} are now one.`
          : `${countOf(lines, 'line')} and ${countOf(stories, 'story', 'stories')} are now one story.`,
    splitUp: (stories: number) =>
      stories === 1
        ? 'Every line of the story is now a story of its own.'
        : `Every line of ${formatCount(stories)} stories is now a story of its own.`,
    together: 'The lines of the story stay together.',
    apart: 'Two stories stay apart.',
    changed: handEditsText,
  },
  method: {
    heat: `Heat runs from 0 to 100 and is the sum of five parts: volume (how many lines tell the story, repeats of one source counting less), source diversity, recency, keywords shared with the rest of the list, and intensity of wording. Reach is a sixth part when a column of the list names it. Parts that too few lines support are left out and their points go to the others. ${HEAT_THRESHOLDS.strongest} or more is very hot, ${HEAT_THRESHOLDS.strong} hot, ${HEAT_THRESHOLDS.medium} warm.`,
    sentiment:
      'The value of an article is the mean of its lines, each scored by the weights of its words. Above +0.1 is positive, below -0.1 negative. Articles without any such word have no clear tone; they are not counted as neutral.',
    version: (version: string) => `Methods ${version}`,
    generated: (time: string) => `Printed from Earshot on ${time}`,
  },
} as const;
