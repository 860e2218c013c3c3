import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
import { readLines } from '../lines/read-lines.ts';
import { isFurniture } from './fragment-kind.ts';

const read = (text: string) => readList(text.trim().split('\n'));
const titlesOf = (text: string) => read(text).lines.map(({ title }) => title);
const outletsOf = (text: string) => read(text).lines.map(({ source }) => source);
const [first = '', second = '', third = '', fourth = ''] = HEADLINES;
const NAMES = ['Coast Times', 'Reuters', 'BBC News', 'The Guardian'];

it.each(examples<[string]>(import.meta.url, 'not a headline'))('%s is never a headline', (line) => {
  expect(isFurniture(line)).toBe(true);
  expect(titlesOf([first, second, third, line].join('\n'))).toEqual([first, second, third]);
});

it.each(examples<[string]>(import.meta.url, 'headlines'))('%s is a headline', (line) => {
  expect(isFurniture(line)).toBe(false);
  expect(titlesOf([...HEADLINES, line].join('\n'))).toContain(line);
});

it.each([
  ['Lire sur', ['Le Monde', 'Les Echos', 'Libération']],
  ['Read on', ['Coast Times', 'Reuters', 'BBC News']],
  ['Leer en', ['El País', 'El Mundo', 'La Vanguardia']],
])('the outlet is behind %s', (start, names) => {
  const list = names.map((name, i) => `${HEADLINES[i]}\n${start} ${name}`).join('\nADVERTISEMENT\n');
  expect(titlesOf(list)).toEqual([first, second, third]);
  expect(outletsOf(list)).toEqual(names);
});

it.each(['Donnerstag', 'Jueves', 'Lundi'])('%s is the heading of a digest', (day) => {
  const list = `Digest\n${day}\n${NAMES.map((name, i) => `${HEADLINES[i]}\n${name}`).join('\n')}`;
  expect(titlesOf(list)).toEqual([first, second, third, fourth]);
  expect(outletsOf(list)).toEqual(NAMES);
});

it.each([
  ['above', (title: string, label: string) => `${label}\n${title}`],
  ['below', (title: string, label: string) => `${title}\n${label}`],
  ['below, with an age', (title: string, label: string) => `${title}\n${label} · 2 hrs ago`],
  ['below, after an age', (title: string, label: string) => `${title}\n2 hours ago | ${label}`],
])('a section %s is no outlet', (_, write) => {
  for (const labels of [
    ['Business', 'Sport', 'Politics', 'World'],
    ['Scotland', 'Entertainment & Arts', 'UK Politics', 'Science & Environment'],
    ['Wirtschaft', 'Fußball', 'Reise', 'Ausland'],
  ]) {
    const list = labels.map((label, i) => write(HEADLINES[i] ?? '', label)).join('\n');
    expect(titlesOf(list)).toEqual([first, second, third, fourth]);
    expect(outletsOf(list)).toEqual([null, null, null, null]);
  }
});

it('reads an outlet and a day without a year on one line', () => {
  const list = `${first}\nBBC News Sun 15 November\n${second}\nThe Guardian Mon 16 November\nBusiness`;
  expect(read(list).lines.map(({ source, date }) => [source, date])).toEqual([
    ['BBC News', '2026-11-15'],
    ['The Guardian', '2026-11-16'],
  ]);
});

it.each([
  [
    'stamps',
    `[19/11/2026 08:40] Osei, Abena
${first} - Coast Times
https://coast.example/a
[19/11/2026 08:55] Osei, Abena
${second} - Reuters
https://reuters.com/b
[19/11/2026 09:10] Lind, Sara
${third} - BBC News`,
    ['Coast Times', 'Reuters', 'BBC News'],
  ],
  [
    'names and times',
    `Ana Ruiz  9:02 AM
the first one is behind a paywall
https://coast.example/a
Coast Times
${first}
Jens Vogel  9:10 AM
thanks! will brief the client at 10
Ana Ruiz  9:14 AM
https://reuters.com/b
Reuters
${second}
Ana Ruiz  9:31 AM
https://bbc.co.uk/c
BBC News
${third}`,
    ['Coast Times', 'Reuters', 'BBC News'],
  ],
])('a sender is no outlet, and a remark no headline, in a chat with %s', (_, chat, outlets) => {
  expect(titlesOf(chat)).toEqual([first, second, third]);
  expect(outletsOf(chat)).toEqual(outlets);
});

it.each([
  [
    'short headlines',
    ['Ferry runs aground', 'Mayor quits Leeds', 'Storm cuts power'],
    (title: string) => `26/11/2026 08:40 ${title}\n`,
  ],
  [
    'teasers',
    ['Fähre läuft auf Grund', 'Bank hält Zinsen'],
    (title: string) =>
      `26.11.2026 08:40 ${title}\nDas Schiff traf am Donnerstag auf einen Felsen vor der Insel.`,
  ],
])('short headlines behind a stamp are no senders: %s', (_, titles, write) => {
  const { lines } = readLines({
    lines: titles.map(write).join('\n'),
    lineType: 'mixed',
    referenceDay: '2026-11-29',
  });
  expect(lines.map(({ title, date }) => [title, date])).toEqual(titles.map((title) => [title, '2026-11-26']));
});

it('what may be an imprint is a headline above an outlet', () => {
  const titles = ['Elaborado por mujeres rurales', first, second];
  const list = titles.map((title, i) => `${title}\n${NAMES[i]}`).join('\n');
  expect([titlesOf(list), outletsOf(list)]).toEqual([titles, NAMES.slice(0, 3)]);
});

it('a headline below a link is no remark if its outlet is missing', () => {
  const list = ['Coast Times\n', 'Reuters\n', '', 'BBC News\n']
    .map((outlet, i) => `https://coast.example/${i}\n${outlet}${HEADLINES[i]}`)
    .join('\n');
  expect(titlesOf(list)).toEqual([first, second, third, fourth]);
});

it('a section in the place of an outlet does not move the days', () => {
  const list = ['Spiegel', 'Finanzen', 'FAZ'].map((name, i) => `${HEADLINES[i]}\n${name}\n1${i + 4}.11.2026`);
  expect(read(list.join('\n')).lines.map(({ source, date }) => [source, date])).toEqual([
    ['Spiegel', '2026-11-14'],
    [null, '2026-11-15'],
    ['FAZ', '2026-11-16'],
  ]);
});

it('headlines below names and times are no remarks in a list without links', () => {
  const titles = ['iPhone 18 sales beat forecasts in China', first, second];
  expect(titlesOf(titles.map((title, i) => `Nordwind 08:4${i}\n${title}`).join('\n'))).toEqual(titles);
});

it('an outlet and its reporter are no sender', () => {
  const titles = [
    'Fähre läuft vor Rügen auf Grund',
    'Bank hält die Zinsen stabil',
    'Sturm legt Strom in Kiel lahm',
  ];
  const list = ['Südwind, Schulz', 'Spiegel', 'FAZ'].map(
    (name, i) => `${titles[i]}\n${name}\n1${i + 4} November 2026`,
  );
  expect(read(list.join('\n')).lines.map(({ source, date }) => [source, date])).toEqual([
    ['Südwind, Schulz', '2026-11-14'],
    ['Spiegel', '2026-11-15'],
    ['FAZ', '2026-11-16'],
  ]);
});

const record = (write: (title: string, name: string, n: number) => string) =>
  NAMES.map((name, i) => write(HEADLINES[i] ?? '', name, i)).join('\n');

it.each([
  [
    'a count and an age',
    record((title, _, n) => `${title}\n${['9K', '640K', '2.3M', '71'][n]} views • ${n + 1} days ago`),
  ],
  [
    'a count in front of a button',
    record((title, _, n) => `${['9K', '640K', '2.3M', '71'][n]} views\n${title}\nShare`),
  ],
  [
    'a labeled total',
    `RESUMEN\nTotal de apariciones: 4\nElaborado por: Agencia Nube\n${HEADLINES.join('\n')}`,
  ],
  [
    'the initials above a name',
    record((title, _, n) => `${['JV', 'AR'][n % 2]}\n${['Jan Vos', 'Ana Ruiz'][n % 2]}\n${title}\n${n + 3}h`),
  ],
  ['a name with a stamp', record((title, _, n) => `Ruiz, Ana  1${n}/11/2026 09:10\n${title}`)],
  ['a job', record((title, _, n) => `Ana Ruiz\nChief Economist at Northwind\n${n + 3}h •\n${title}`)],
  ['the initials of an avatar', record((title, _, n) => `${['JV', 'AR', 'JV', 'AR'][n]}\n${title}\nReply`)],
])('%s is no outlet', (_, list) => {
  expect(titlesOf(list).slice(0, 4)).toEqual([first, second, third, fourth]);
  expect(new Set(outletsOf(list))).toEqual(new Set([null]));
});

it.each([
  [
    'below a count',
    record((title, name, n) => `${title}\n${n + 3}K views • ${n + 1} days ago\n${name}`),
    NAMES,
  ],
  [
    'with a number in it',
    ['9News', 'Studio 100', 'Channel 4', 'FT']
      .map((name, n) => `${HEADLINES[n]}\n${name}\n${n + 1} days ago`)
      .join('\n'),
    ['9News', 'Studio 100', 'Channel 4', 'FT'],
  ],
])('an outlet %s stays', (_, list, outlets) => {
  expect(titlesOf(list)).toEqual([first, second, third, fourth]);
  expect(outletsOf(list)).toEqual(outlets);
});

const HOSTS = ['reuters.com', 'wired.com', 'bbc.com', 'theguardian.com'];
const post = (title: string, host: string, n: number, flair = '') =>
  `${title}${flair && `\n${flair}`}\n(${host})\nsubmitted ${n + 1} days ago by quiet_lamp${n}\n${n + 7} comments\nshare\nsave`;

it.each([
  ['', ['', '', '', '']],
  [' and a flair', ['Science', 'Politics', 'Business', 'Science']],
  [' and an unusual flair', ['Soft Paywall', 'Megathread', '', 'Soft Paywall']],
])('a domain in brackets%s belongs to the headline above', (_, flairs) => {
  const list = `Hot\nNew\n${HOSTS.map((host, n) => post(HEADLINES[n] ?? '', host, n, flairs[n])).join('\n')}`;
  expect(read(list).lines.map(({ title, source, date }) => [title, source, date])).toEqual(
    HOSTS.map((host, n) => [HEADLINES[n], host, `2026-11-${19 - n}`]),
  );
});

it.each([
  ['Publié le 1N novembre 2026 à 07h12 - Temps de lecture 4 min'],
  ['Publié le 1N novembre 2026 à 07h12 - Réservé aux abonnés'],
  ['Veröffentlicht am 1N. November 2026 um 7:12 Uhr | Lesezeit: 4 Minuten'],
  ['Publié le 1N novembre 2026 à 07h12'],
  ['Publicado el 1N de noviembre de 2026 · Tiempo de lectura: 4 minutos'],
])('%s is the day of its record', (line) => {
  const share = 'Partager sur Facebook | Partager sur X\nShare on LinkedIn';
  const list = record((title, name, n) => `${name} - ${title}\n${line.replace('N', `${n}`)}\n`);
  expect(read(`${list}\n${share}`).lines.map(({ title, source, date }) => [title, source, date])).toEqual(
    NAMES.map((name, n) => [HEADLINES[n], name, `2026-11-1${n}`]),
  );
});

it('what follows a day or a reading time may be a headline', () => {
  const lines = [
    'Publié le 12 novembre 2026, le rapport accable le port',
    'Temps de lecture 3 min pour comprendre la crise du port',
    'Partager sur Facebook une photo du port coûte cher',
  ];
  expect(titlesOf([...HEADLINES, ...lines].join('\n'))).toEqual(expect.arrayContaining(lines.slice(1)));
  expect(read([...HEADLINES, ...lines].join('\n')).lines).toHaveLength(HEADLINES.length + lines.length);
});

const shared = ['n-tv', 'FAZ', 'Börsen-Zeitung', 'Handelsblatt'];

it('a poster with a stamp is no headline, and a known publisher before a colon is the outlet', () => {
  const chat = record((title, _, n) => {
    const poster = n % 2 ? 'AL\nLind, Ada' : 'JO\nOsei, Jon';
    return `${poster}  11/1${n}/2026 4:2${n} PM\n${shared[n]}: ${title}\nhttps://harbor.example/${n}\nReply`;
  });
  expect(read(`Posts\nFiles\n${chat}`).lines.map(({ title, source }) => [title, source])).toEqual(
    shared.map((name, n) => [HEADLINES[n], name]),
  );
});

it.each(['co-op: members vote on merger plan', 'e-bike: the city wants to tax riders'])(
  '%s has no outlet',
  (line) => {
    expect(read([...HEADLINES, line].join('\n')).lines.at(-1)).toMatchObject({ title: line, source: null });
  },
);

it.each([
  ['a flair above a domain in brackets', (n: number) => `${HEADLINES[n]}\nVideo\n(${HOSTS[n]})`, HOSTS],
  ['a flair above a post without a link', (n: number) => `${HEADLINES[n]}\nDiscussion\n(self.harbor)`, []],
  [
    'a post without a link above buttons',
    (n: number) => `${HEADLINES[n]} (self.harbor)\n${n + 8} comments share save hide report`,
    [],
  ],
  ['a domain of unclear place', (n: number) => `(${HOSTS[n]})\n${HEADLINES[n]}`, []],
  [
    'a forum above a domain',
    (n: number) => `r/worldnews\n•\n3 hr. ago\n${HEADLINES[n]}\n${HOSTS[n]}\n1.2K\n214`,
    HOSTS,
  ],
])('%s is not mistaken', (_, write, hosts) => {
  const list = [0, 1, 2].map(write).join('\n');
  expect(titlesOf(list).map((title) => title.replace(' (self.harbor)', ''))).toEqual([first, second, third]);
  expect(outletsOf(list)).toEqual([0, 1, 2].map((n) => hosts[n] ?? null));
});

it('a job below a name may be the start of a headline', () => {
  const titles = ['Director at Tate resigns after a row over loans', first, second];
  expect(titlesOf(titles.map((title) => `Ana Ruiz\n${title}\n3h`).join('\n'))).toEqual(titles);
});
