import { describe, expect, it } from 'vitest';
import { groupTitles } from './group-titles.ts';

/** A fictional phone company loses its network, with other news from the days before and after. */
const OUTAGE = [
  'Kestrel Mobile network fails across the country',
  'Millions without phones as Kestrel goes dark',
  'Hospitals switch to backup lines in Kestrel outage',
  'Trains stopped after Kestrel network failure',
  'Kestrel outage: card payments fail in shops',
  'Live: Kestrel Mobile outage',
  'Kestrel chief apologizes to customers for outage',
  'What we know about the Kestrel blackout',
  'Emergency calls fail as Kestrel Mobile is down',
  'Kestrel shares fall after network outage',
  'Angry Kestrel users queue at rival shops',
  'Cafe owner counts losses of Kestrel outage',
  'Kestrel services return after 14 hours offline',
];
const OTHERS: readonly (readonly [day: number, title: string])[] = [
  [3, 'Kestrel Mobile raises prices for families'],
  [4, 'Halden Telecom wins spectrum auction'],
  [5, 'Kestrel Mobile sponsors sailing cup'],
  [6, 'Solveig Cable half-year profit rises 12%'],
  [7, 'Kestrel Mobile opens shop in Tarn'],
  [14, 'Senate committee summons Kestrel chief to hearing'],
  [14, 'Senators to question Kestrel chief Ida Holm at hearing'],
  [15, 'Software update caused blackout, Kestrel engineers find'],
  [15, 'Faulty software update brought Kestrel down, report says'],
  [17, 'Kestrel chief Ida Holm resigns'],
  [17, 'Ida Holm steps down at Kestrel Mobile'],
];
const day = (of: number) => `2026-05-${String(of).padStart(2, '0')}`;
const LINES = [
  ...OUTAGE.map((title, i) => ({ title, date: day(i < 10 ? 10 : 11) })),
  ...OTHERS.map(([of, title]) => ({ title, date: day(of) })),
];

describe('a list in which one event dominates', () => {
  const { groups } = groupTitles(LINES);
  const ofOutage = groups.slice(0, OUTAGE.length);
  const ofOthers = groups.slice(OUTAGE.length);

  it('has most lines of the event in one story', () => {
    const most = Math.max(...ofOutage.map((group) => ofOutage.filter((other) => other === group).length));
    expect(most).toBeGreaterThanOrEqual(0.7 * OUTAGE.length);
  });

  it('keeps earlier news and follow-ups of later days apart from it', () => {
    expect(ofOthers.filter((group) => ofOutage.includes(group))).toEqual([]);
  });

  it('puts the reports of each follow-up together', () => {
    expect(ofOthers[9]).toBe(ofOthers[10]);
    expect(new Set([ofOthers[5], ofOthers[7], ofOthers[9]]).size).toBe(3);
  });

  it('has most lines of the event and hardly any other in its largest story where the days are missing', () => {
    const undated = groupTitles(LINES.map(({ title }) => ({ title, date: null }))).groups;
    const inStory = (story: number, from: number, to?: number) =>
      undated.slice(from, to).filter((group) => group === story).length;
    const largest = undated.toSorted((a, b) => inStory(b, 0) - inStory(a, 0))[0] ?? -1;
    expect(inStory(largest, 0, OUTAGE.length)).toBeGreaterThan(OUTAGE.length / 2);
    // The two reports on the cause of the outage may be part of it.
    expect(inStory(largest, OUTAGE.length)).toBeLessThanOrEqual(2);
  });
});

it('a list without such an event and without days keeps its stories apart', () => {
  const titles = OTHERS.filter(([of]) => of < 10).map(([, title]) => ({ title, date: null }));
  expect(new Set(groupTitles(titles).groups).size).toBe(titles.length);
});

it('a list of one day without such an event is not taken for one', () => {
  const others = OTHERS.filter(([of]) => of < 10).map(([, title]) => title);
  const more = [
    'Tarn Ferries orders two ships',
    'Orrin Foods recalls sausage',
    'Brandell Bank cuts jobs',
    'Halden wins cup',
  ];
  const titles = [
    ...others,
    ...more,
    'Storm closes Tarn harbor',
    'Library in Kvale reopens',
    'Museum buys painting',
  ];
  const { groups } = groupTitles(titles.map((title) => ({ title, date: day(10) })));
  expect(new Set(groups).size).toBe(titles.length);
});
