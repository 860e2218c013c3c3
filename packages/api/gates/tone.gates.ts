/** None of the ways in which newsrooms print a headline may change its tone. */
import { sentimentLabel } from '@earshot/schema/sentiment';
import { scoreParty } from '../src/core/tone/score-party.ts';
import { scoreTone } from '../src/core/tone/score-tone.ts';
import companies from './data/companies.json' with { type: 'json' };
import headlines from './data/tone-headlines.json' with { type: 'json' };
import { type Gate, gate } from './gate.ts';

const SMALL = new Set('a an the and but or nor for of in on at to by with from as vs per'.split(' '));
const FALLS = 'fall drop slide tumble slump sink plunge dip slip retreat plummet'.split(' ');
const RISES = 'rise jump climb surge soar rally gain rebound advance'.split(' ');
const FEARS = [
  'recession fears',
  'inflation worries',
  'profit warning',
  'war fears',
  'fraud inquiry',
  'weak outlook',
];
const HOPES = ['rate cut hopes', 'strong earnings', 'upbeat outlook', 'record sales', 'trade deal hopes'];
const MOVERS = ['Shares', 'Stocks', 'Markets', 'Tesco shares'];
const TEMPLATES = [
  ['{} profit falls 20%', 'Negative'],
  ['{} cuts 2,000 jobs', 'Negative'],
  ['{} recalls 90,000 cars', 'Negative'],
  ['{} fined $5 million over privacy breach', 'Negative'],
  ['{} chief quits after scandal', 'Negative'],
  ['Strike hits {}', 'Negative'],
  ['{} shares plummet', 'Negative'],
  ['{} raises full-year outlook', 'Positive'],
  ['{} wins $2 billion order', 'Positive'],
  ['{} shares jump on strong results', 'Positive'],
  ['{} to report results on Tuesday', 'Neutral'],
  ['{} names new finance chief', 'Neutral'],
] as const;

const labelOf = (text: string) => sentimentLabel(scoreTone(text).value);
const titleCase = (text: string) =>
  text
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

interface Expected {
  readonly text: string;
  readonly label: string;
}

/** Checks the labels of the cases themselves, without a change. */
function rightAnswer(name: string, cases: readonly Expected[], minShare: number): Gate {
  const holds = (_: string, after: string, { label }: Expected) => after === label;
  return gate({ name, cases, change: (one) => one, answer: ({ text }) => labelOf(text), holds, minShare });
}

function sameLabel(name: string, change: (text: string) => string, minShare: number): Gate {
  return gate({ name, cases: headlines, change, answer: labelOf, minShare });
}

const moves = MOVERS.flatMap((mover) => [
  ...FALLS.flatMap((verb) => [
    { text: `${mover} ${verb}`, label: 'Negative' },
    ...FEARS.map((reason) => ({ text: `${mover} ${verb} on ${reason}`, label: 'Negative' })),
  ]),
  ...RISES.flatMap((verb) => [
    { text: `${mover} ${verb}`, label: 'Positive' },
    ...HOPES.map((reason) => ({ text: `${mover} ${verb} on ${reason}`, label: 'Positive' })),
  ]),
]);

const named = companies.flatMap((company) =>
  TEMPLATES.map(([template, label]) => ({ text: template.replace('{}', () => company), label })),
);

interface Rivals {
  readonly first: string;
  readonly second: string;
  readonly verb: string;
}

const rivals: Rivals[] = ['beat', 'sued', 'outbid', 'praised', 'rescued', 'accused'].flatMap((verb) =>
  companies
    .slice(0, 40)
    .map((first, i) => ({ first, verb, second: companies[companies.length - 1 - i] ?? '' })),
);

/** Labels of both parties of `X beat Y`, in order. */
function partyLabels({ first, verb, second }: Rivals): string[] {
  const text = `${first} ${verb} ${second} in Leeds.`;
  const spans = [first, second].map((name) => ({
    start: text.indexOf(name),
    end: text.indexOf(name) + name.length,
  }));
  return spans.map((span) => sentimentLabel(scoreParty(text, [span], spans).value));
}

export const toneGates: readonly Gate[] = [
  sameLabel('tone: the same in Title Case', titleCase, 0.95),
  sameLabel('tone: the same in capitals', (text) => text.toUpperCase(), 0.95),
  sameLabel('tone: the same after UPDATE 1-', (text) => `UPDATE 1-${text}`, 1),
  sameLabel('tone: the same after EXCLUSIVE:', (text) => `EXCLUSIVE: ${text}`, 1),
  sameLabel('tone: the same before an outlet', (text) => `${text} - The Courier`, 0.99),
  rightAnswer('tone: shares that move, with and without a reason', moves, 0.97),
  rightAnswer('tone: every company in every template', named, 0.97),
  gate({
    name: 'tone: swapped parties swap their tones',
    cases: rivals,
    change: ({ first, second, verb }) => ({ first: second, second: first, verb }),
    answer: partyLabels,
    minShare: 0.95,
  }),
];
