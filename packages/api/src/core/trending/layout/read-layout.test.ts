import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

const TEASER = 'The council said on Tuesday that it would publish the report within days.';
const OUTLETS = ['Harbour Gazette', 'Reuters', 'Quay Brief', 'Stuff', 'Ostrava Herald', 'Coast Times'];

/** Reads the headlines, outlets and dates of a list in which each headline is written in the same way. */
function readAs(write: (title: string, outlet: string, at: number) => string) {
  const text = HEADLINES.map((title, at) => write(title, OUTLETS[at] ?? '', at)).join('\n');
  return readList(text.split('\n')).lines.map(({ title, source, date }) => [title, source, date]);
}

const gold = (dayOf: (at: number) => string | null = () => null) =>
  HEADLINES.map((title, at) => [title, OUTLETS[at], dayOf(at)]);

describe('a list in records of several lines', () => {
  it.each<[string, (title: string, outlet: string, at: number) => string]>([
    ['a feed in JSON', (title, outlet) => `{\n"title": "${title}",\n"source": "${outlet}"\n},`],
    [
      'a feed in XML',
      (title, outlet) => `<item>\n<title>${title}</title>\n<source>${outlet}</source>\n</item>`,
    ],
    ['the author in front of the outlet', (title, outlet) => `${title}\nBy Rachel Moore, ${outlet}\n`],
    ['the author above, then a bracket', (title, outlet) => `Rachel Moore (${outlet})\n${title}\n`],
    ['a bracket after the teaser', (title, outlet) => `${title}\n${TEASER} (${outlet})\n`],
    ['the same words in each record', (title, outlet) => `${outlet}\nFrom the Center\n${title}\nRead`],
    [
      'links as mail programs copy them',
      (title, outlet) => `${title}<https://click.example/c/81>\n${TEASER} (${outlet})\n`,
    ],
    ['other outlets counted', (title, outlet, at) => `${title}\n${outlet} and ${at + 2} others\n`],
  ])('gives each headline its own outlet: %s', (_, write) => {
    expect(readAs(write)).toEqual(gold());
  });

  it.each<[string, (title: string, outlet: string, at: number) => string]>([
    ['in German', (title, outlet, at) => `${outlet}\n${title}\nvor ${at + 1} Stunden`],
    ['in a bracket after the teaser', (title, outlet) => `${title}\n${TEASER} (${outlet}, Nov 20)\n`],
  ])('counts ages back from the day of the request: %s', (_, write) => {
    expect(readAs(write)).toEqual(gold(() => '2026-11-20'));
  });
});

describe('a list with one line a headline', () => {
  const day = (at: number) => `2026-11-0${at + 1}`;
  it.each<[string, (title: string, outlet: string, at: number) => string]>([
    ['arrows', (title, outlet, at) => `${title} → ${outlet} → ${day(at)}`],
    ['brackets with an author', (title, outlet, at) => `${title} (${outlet}, Ana Ruiz, ${at + 1} Nov 2026)`],
    ['wide gaps', (title, outlet, at) => `${title}    ${outlet}   2026-11-0${at + 1}   ${at * 7000}`],
  ])('reads outlets known only by their position, between %s', (_, write) => {
    expect(readAs(write)).toEqual(gold(day));
  });

  it('keeps short quotations', () => {
    const lines = ['"Never again", Krause', '"A betrayal", union', '"It hurts", Bauer', '"We stay"'];
    expect(readList(lines).lines.map(({ title }) => title)).toEqual(lines);
  });

  it('reads every line of a list in which hardly any line looks like a headline', () => {
    const words = 'river harbor museum market bridge school storm council library budget'.split(' ');
    const lines = Array.from({ length: 300 }, (_, line) =>
      Array.from(
        { length: 8 },
        (__, word) => `${words[(line * (word + 3)) % words.length]}${(line * (word + 1)) % 977}`,
      ).join(' '),
    );
    expect(readList(lines).lines).toHaveLength(300);
  });
});

it('assigns the day in front of each teaser to its headline, and the URL above it', () => {
  const day = (at: number) => `${at + 2} Nov, 2026`;
  expect(
    readAs(
      (title, outlet, at) =>
        `${outlet}\nhttps://coast.example/${at}-${title.toLowerCase().replaceAll(' ', '-')}\n${title}\n${day(at)} — ${TEASER}`,
    ),
  ).toEqual(gold((at) => `2026-11-0${at + 2}`));
});

describe('outlets of records', () => {
  it('in front of the headline with day and page', () => {
    const facts = factsOf(
      [
        'NDR, 08.11.2026, S. 1: Neue Chefin für die Hansa Reederei',
        'Kreisbote, 09.11.2026, S. 2: Stadtwerke erhöhen Gaspreis zum Jahreswechsel',
        'Handelsblatt, 10.11.2026, S. 3: Testsieger: die besten Akkuschrauber',
      ].join('\n'),
    );
    expect(facts).toEqual([
      ['Neue Chefin für die Hansa Reederei', 'NDR', '2026-11-08'],
      ['Stadtwerke erhöhen Gaspreis zum Jahreswechsel', 'Kreisbote', '2026-11-09'],
      ['Testsieger: die besten Akkuschrauber', 'Handelsblatt', '2026-11-10'],
    ]);
  });
});

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

  it.each([
    'Tesla Recall | 16 Nov 2026',
    'Warnstreik Kiel, 17.11.2026',
    'Lidl Rückruf, 16.11.',
    'Christmas Market, 18 Nov 2026',
    'Olaf Scholz, 17.11.2026',
  ])('are a headline in a short list if the name is no known outlet: %s', (line) => {
    const first = 'Minister opens new port terminal in Kiel';
    for (const text of [
      [first, line],
      [first, line, 'Bakery chain recalls rye bread', line],
    ]) {
      const facts = factsOf(text.join('\n'));
      expect(facts).toHaveLength(text.length);
      expect(facts[0]).toEqual([first, null, null]);
    }
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

it.each([
  ['odds', '20/1 outsider wins the Harbor Cup - Reuters\n16/1 shot stuns the favorites - BBC'],
  ['counters', '13/12 Why ferries stop running\n14/12 The strike explained'],
])('a date with a year is not read in the order of %s', (_, lines) => {
  const day = 'Harbor Cup begins, 11/05/2026';
  const date = factsOf(`${day}\n${lines}`)[0]?.[2];
  expect(date).toBe(factsOf(day)[0]?.[2]);
});

describe('the page of a feed reader', () => {
  const item = (title: string, name: string, teaser: string) =>
    `${title}\n${name} / by Dana Whitlock / 3h\n${teaser}`;
  const items = [
    item(
      'Hospitals brace for a second wave',
      'STAT',
      'The number of outbreaks on wards has doubled, according to new data.',
    ),
    item(
      'Ministers shelve plan for sugar levy',
      'The Guardian',
      'Industry had warned of price rises; charities speak of a',
    ),
    item(
      'First home test for kidneys cleared',
      'Endpoints News',
      'The test is expected to go on sale in the spring.',
    ),
  ];

  it('has a sentence below each outlet, which is no headline even if it is cut short', () => {
    expect(factsOf(items.join('\n')).map(([title]) => title)).toEqual([
      'Hospitals brace for a second wave',
      'Ministers shelve plan for sugar levy',
      'First home test for kidneys cleared',
    ]);
  });

  it('keeps a second headline below each outlet', () => {
    const titles = [
      'Freibeträge steigen im Januar',
      'Tax allowances rise in January',
      'Kitas bleiben weiter knapp',
      'Places in day care remain scarce',
      'Hafen bekommt einen neuen Kran',
      'Harbor gets a new crane',
    ];
    const text = titles.map((title, at) => (at % 2 ? title : `${title}\nSpiegel`)).join('\n');
    expect(factsOf(text).map(([title]) => title)).toEqual(titles);
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
      'Max Adler / Bloomberg:\nCouncil sells the old harbor office — - The buyer plans a hotel',
      'Lea Brandt / Sky News:\nMuseum reopens after the flood — but its cellar stays shut',
    ].join('\n');
    expect(factsOf(text).map(([title]) => title)).toEqual([
      'Ferry Solveig runs aground off Kvaloya',
      'Tram drivers begin a three-day strike',
      'Council sells the old harbor office',
      'Museum reopens after the flood — but its cellar stays shut',
    ]);
  });

  it('is part of it elsewhere', () => {
    expect(factsOf(lead)[0]?.[0]).toBe(lead);
  });

  it.each([
    ['outlets', ['Le Monde :', 'Le Figaro :', 'Les Echos :', 'Le Parisien :']],
    ['authors', ['Anna Bauer:', 'Julia Krause:', 'Peter Vogel:', 'Martin Adler:']],
    ['outlets with a slash', ['dpa/Spiegel:', 'AFP/Le Monde:', 'dpa/Handelsblatt:', 'AP/BBC:']],
  ])('is part of it below %s', (_, above) => {
    const titles = [
      'Budget de la Sécurité sociale adopté — Le gouvernement respire enfin',
      'Grève à la SNCF maintenue ce lundi — Les usagers devront patienter',
      'Le port de Brest rouvre ses quais — Une première depuis mars',
      'Le musée de Nantes ferme ses portes — La crue a tout emporté',
    ];
    const text = titles.map((title, at) => `${above[at]}\n${title}`).join('\n');
    expect(factsOf(text).map(([title]) => title)).toEqual(titles);
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
    const text = ['Ruth Caspari', 'Martin Presse', 'Kieler Nachrichten']
      .map((name, at) => `2${at}/11/2026, 07:04 - ${name}: ${HEADLINES[at]}`)
      .join('\n');
    expect(factsOf(text).map(([, source]) => source)).toEqual([null, null, 'Kieler Nachrichten']);
  });
});
