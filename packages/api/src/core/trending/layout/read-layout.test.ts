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
    ['the outlet below', (title, outlet) => `${title}\n${outlet}`],
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
    ['slashes, day first', (title, outlet, at) => `0${at + 1}/11/2026 / ${outlet} / ${title}`],
    ['brackets with an author', (title, outlet, at) => `${title} (${outlet}, Ana Ruiz, ${at + 1} Nov 2026)`],
    ['wide gaps', (title, outlet, at) => `${title}    ${outlet}   2026-11-0${at + 1}   ${at * 7000}`],
  ])('reads outlets known only by their position, between %s', (_, write) => {
    expect(readAs(write)).toEqual(gold(day));
  });

  it.each([
    [
      [
        '"Never again", Krause',
        '"We got this wrong", Ellison',
        '"A betrayal", union',
        '"It hurts", Bauer',
        '"We stay"',
      ],
    ],
  ])('keeps short quotations: %j', (lines) => {
    expect(readList(lines).lines.map(({ title }) => title)).toEqual(lines);
  });

  it('reads every line of a list in which hardly any line looks like a headline', () => {
    const words = [
      'river',
      'harbor',
      'museum',
      'market',
      'bridge',
      'school',
      'storm',
      'council',
      'library',
      'budget',
    ];
    const lines = Array.from({ length: 300 }, (_, line) =>
      Array.from(
        { length: 8 },
        (__, word) => `${words[(line * (word + 3)) % words.length]}${(line * (word + 1)) % 977}`,
      ).join(' '),
    );
    expect(readList(lines).lines).toHaveLength(300);
  });
});

it('prefers a common order of lines when text of the page around the list completes another one', () => {
  const records = HEADLINES.map((title, at) =>
    [OUTLETS[at], 'Altro', title, `${at + 2} ore fa`, ...(at % 2 === 1 ? ['Di Giulia Ferri'] : [])].join(
      '\n',
    ),
  );
  const around = ['Risultati per "traghetto"', ...records, 'Copertura completa'];
  const read = readList(around.join('\n').split('\n')).lines.filter(({ title }) => HEADLINES.includes(title));
  expect(read.map(({ title, source }) => [title, source])).toEqual(
    gold().map(([title, outlet]) => [title, outlet]),
  );
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
