import { describe, expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';

function factsOf(text: string) {
  return readList(text.split('\n')).lines.map(({ title, source, date }) => [title, source, date]);
}

describe('a name and a day below a headline', () => {
  it('are its outlet and day, with a note or other facts behind them', () => {
    const days = [
      'Tram costs rise again\nQuay Brief, 17/11/2026, p. 3 – Ana Ruiz',
      'Pier closes for the winter\nCoast Times, 16/11/2026 (online, subscribers only)',
      'Harbor gets a new crane\nHarbor Signal, 15/11/2026',
    ];
    expect(factsOf(days.join('\n\n'))).toEqual([
      ['Tram costs rise again', 'Quay Brief', '2026-11-17'],
      ['Pier closes for the winter', 'Coast Times', '2026-11-16'],
      ['Harbor gets a new crane', 'Harbor Signal', '2026-11-15'],
    ]);
  });

  it('may be a day and a month in German form', () => {
    const text = 'Freibeträge steigen wieder\nSpiegel, 18.11.\nKitas bleiben knapp\nTagesschau, 17.11.';
    expect(factsOf(text)).toEqual([
      ['Freibeträge steigen wieder', 'Spiegel', '2026-11-18'],
      ['Kitas bleiben knapp', 'Tagesschau', '2026-11-17'],
    ]);
  });
});

describe('the order of days without a year', () => {
  it('is that of the days that allow only one', () => {
    const text =
      '12/11 – Irish Times – Ferry adds sailings\n13/11 – Reuters – New route praised\n16/11 – BBC – Crane arrives';
    expect(factsOf(text).map(([, , date]) => date)).toEqual(['2026-11-12', '2026-11-13', '2026-11-16']);
  });

  it('does not follow from a single fraction', () => {
    const text = '24/7 hotline opens for parents - Reuters\nCouncil meets 11/12 - BBC';
    expect(factsOf(text).map(([, , date]) => date)).not.toContain('2026-12-11');
  });
});

describe('the page of a feed reader', () => {
  const item = (title: string, name: string, teaser: string) =>
    `${title}\n${name} / by Dana Whitlock / 3h\n${teaser}`;
  const items = [
    item(
      'Hospitals brace for a second wave',
      'STAT',
      'The number of outbreaks on wards has doubled, according to new',
    ),
    item(
      'Ministers shelve plan for sugar levy',
      'The Guardian',
      'Industry had warned of price rises; charities speak of a',
    ),
    item(
      'First home test for kidneys cleared',
      'Endpoints News',
      'The test is expected to go on sale in the spring',
    ),
  ];

  it('has the start of a sentence below each outlet, which is no headline', () => {
    expect(factsOf(items.join('\n')).map(([title]) => title)).toEqual([
      'Hospitals brace for a second wave',
      'Ministers shelve plan for sugar levy',
      'First home test for kidneys cleared',
    ]);
  });

  it('keeps a headline without an outlet', () => {
    const text = [...items, 'Northgate opens a second harbor museum'].join('\n');
    expect(factsOf(text).map(([title]) => title)).toContain('Northgate opens a second harbor museum');
  });
});

describe('the results page of a video site', () => {
  const video = (title: string, age: string, channel: string) =>
    `12:04\n12:04\nNow playing\n${title}\n214K views\n•\n${age}\n\n${channel}\n\nVerified\n`;

  it('has the channel below a gap', () => {
    const text = [
      video('Why everyone wants power chips', '2 days ago', 'Chip Letter'),
      video('What the ferry strike means', '9 hours ago', 'Harbor Signal'),
      video('How a crane is built in nine days', '3 days ago', 'Quay Brief'),
    ].join('\n');
    expect(factsOf(text)).toEqual([
      ['Why everyone wants power chips', 'Chip Letter', '2026-11-18'],
      ['What the ferry strike means', 'Harbor Signal', '2026-11-20'],
      ['How a crane is built in nine days', 'Quay Brief', '2026-11-17'],
    ]);
  });
});

describe('the sentence behind a headline', () => {
  const lead = 'Ferry Solveig runs aground off Kvaloya — Forty people are safe on shore';

  it('is cut off below lines that introduce it', () => {
    const text = [
      `Ana Ruiz / Coast Times:\n${lead}`,
      'Jo Lind / Reuters:\nTram drivers begin a three-day strike — Talks failed on Monday night',
      'Max Adler / Bloomberg:\nCouncil sells the old harbor office — The buyer plans a hotel',
    ].join('\n');
    expect(factsOf(text).map(([title]) => title)).toEqual([
      'Ferry Solveig runs aground off Kvaloya',
      'Tram drivers begin a three-day strike',
      'Council sells the old harbor office',
    ]);
  });

  it('is part of it elsewhere', () => {
    expect(factsOf(lead)[0]?.[0]).toBe(lead);
  });
});

describe('names', () => {
  it.each([
    ['20 Minutes\nil y a 3 heures', '20 Minutes'],
    ['Quay BriefQuay Brief\n3 hours ago', 'Quay Brief'],
    ['Duran Duran\n3 hours ago', 'Duran Duran'],
  ])('are whole: %s', (below, name) => {
    const text = [
      'Ferry line reopens after the strike',
      'Museum shuts after the flood',
      'Tram drivers vote on a new deal',
    ]
      .map((title) => `${title}\n${below}`)
      .join('\n');
    expect(factsOf(text).map(([, source]) => source)).toEqual([name, name, name]);
  });

  it('of users are no outlets', () => {
    const post = (title: string, user: string) => `u/${user}\n•\n5 hr. ago\n${title}\n4.1K\nUpvote\nDownvote`;
    const text = `${post('Night trains run again in the north', 'kaffe')}\n${post('Ferry line reopens after the strike', 'harborwatch')}`;
    expect(factsOf(text).map(([, source]) => source)).toEqual([null, null]);
  });

  it('of people in a chat are no outlets, even with a word of the press', () => {
    const text = [
      '26/11/2026, 07:04 - Ruth Caspari: Ferry line reopens after the strike',
      '27/11/2026, 06:59 - Tobi Presse: Museum shuts after the flood',
    ].join('\n');
    expect(factsOf(text).map(([, source]) => source)).toEqual([null, null]);
  });
});
