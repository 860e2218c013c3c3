import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import boilerplateNames from '../../../content/pages/boilerplate-names.json' with { type: 'json' };
import { readPage } from '../read-page.ts';

const PARAGRAPHS = [
  'The harbor board of Ellery voted on Tuesday evening to close the timber quay for repairs, after divers found rot in the piles.',
  'Around forty boats use the quay every week, and their owners say that the nearest berth is nine miles up the coast at Saltmarsh.',
  '“We were told in March that the quay was sound,” said Odile Brannock, who runs two crab boats with her brother.',
  'The engineer told the meeting that the survey in March had looked only at the parts of the piles above the water line.',
  'Repairs are expected to cost 1.4 million, of which the county will pay half.',
];
const plain = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const read = (body: string) =>
  readPage(
    `<html lang="en"><main><h1>Ellery closes quay</h1>${body}</main></html>`,
    'https://courier.example/a',
  ).text;
const lost = (body: string) => PARAGRAPHS.filter((text) => !read(body).includes(text));
const names = [...boilerplateNames.strong, ...boilerplateNames.weak].filter(
  (name) => name !== 'tooltip' && !boilerplateNames.readers.includes(name),
);

describe('sentences of the article in a box with a suspicious name', () => {
  it.each(names)('are kept: %s', (name) => {
    expect(lost(PARAGRAPHS.map((text) => `<p class="${name}-text">${text}</p>`).join(''))).toEqual([]);
    expect(
      lost(
        `${plain(PARAGRAPHS.slice(0, 2))}<p class="${name}">${PARAGRAPHS[2]}</p>${plain(PARAGRAPHS.slice(3))}`,
      ),
    ).toEqual([]);
    const opening = `<section class="${name}-content">${plain(PARAGRAPHS.slice(0, 2))}</section>`;
    expect(lost(`${opening}<div><div>${plain(PARAGRAPHS.slice(2))}</div></div>`)).toEqual([]);
  });

  it.each(boilerplateNames.readers)('are kept in paragraphs named %s', (name) => {
    expect(lost(PARAGRAPHS.map((text) => `<p class="${name}">${text}</p>`).join(''))).toEqual([]);
  });
});

it.each(examples<[string, string]>(import.meta.url, 'boxes that are not the article'))(
  'a box with %s is not the article',
  (_, box) => {
    const text = read(`${plain(PARAGRAPHS)}${box}`);
    expect(PARAGRAPHS.filter((each) => !text.includes(each))).toEqual([]);
    expect(text.endsWith(PARAGRAPHS.at(-1) ?? '')).toBe(true);
  },
);
