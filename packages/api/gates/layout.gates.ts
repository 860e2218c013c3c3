/** The headlines and outlets of a list must be the same in every layout in which it can be pasted. */
import { readLines } from '../src/core/trending/lines/read-lines.ts';
import { type Gate, gate } from './gate.ts';

const OUTLETS = ['Harbour Gazette', 'Reuters', 'Quay Brief', 'The Guardian', 'Ostrava Herald', 'Bloomberg'];
const TITLES = [
  'Ferry line reopens after the strike',
  'Tram drivers vote on a new deal',
  'Museum shuts after the flood',
  'Council sells the old harbor office',
  'Bakery chain recalls rye bread',
  'School roof repaired in record time',
  'Night train to the coast sells out',
  'Is the new pier worth the price?',
];

interface Case {
  readonly shift: number;
  readonly write: (title: string, outlet: string, at: number) => string;
}

const plain: Case['write'] = (title, outlet) => `${title} - ${outlet}`;
const CASES: readonly Case[] = OUTLETS.map((_, shift) => ({ shift, write: plain }));

const LAYOUTS: Readonly<Record<string, Case['write']>> = {
  'outlet, button, headline, age': (title, outlet, at) => `${outlet}\nMore\n${title}\n${at + 1} hours ago`,
  'outlet above': (title, outlet) => `${outlet}\n${title}`,
  'outlet and teaser below': (title, outlet) =>
    `${title}\n${outlet}\nThe company said on Tuesday that it would ...`,
  'outlet with age above': (title, outlet, at) => `${outlet} · ${at + 1}h\n${title}`,
  'outlet and day below': (title, outlet, at) => `${title}\n${outlet}, ${at + 1} November 2026\n`,
  'labels in front': (title, outlet) => `Headline: ${title}\nOutlet: ${outlet}\n`,
  'bars, outlet in front': (title, outlet, at) => `${outlet} | ${title} | 2026-11-0${at + 1}`,
  'dashes, day and outlet in front': (title, outlet, at) => `0${at + 1}.11.2026 – ${outlet} – ${title}`,
  'time and outlet in front': (title, outlet, at) => `0${at + 1}:30 ${outlet}: ${title}`,
  slashes: (title, outlet, at) => `${outlet} / ${at + 1} Nov 2026 / ${title}`,
  'tabs, columns in another order': (title, outlet, at) =>
    `${at + 1}\t${outlet}\t2026-11-0${at + 1}\t${title}\t${1000 * at}`,
};

export const layoutGates: readonly Gate[] = Object.entries(LAYOUTS).map(([name, write]) =>
  gate({
    name: `layout: the same headlines and outlets with ${name}`,
    cases: CASES,
    change: ({ shift }): Case => ({ shift, write }),
    answer: read,
    minShare: 1,
  }),
);

function read({ shift, write }: Case): (readonly [string, string | null])[] {
  const lines = TITLES.map((title, at) =>
    write(title, OUTLETS[(at + shift) % OUTLETS.length] ?? '', at),
  ).join('\n');
  return readLines({ lines, lineType: 'mixed', referenceDay: '2026-11-20' }).lines.map(
    ({ title, source }) => [title, source],
  );
}
