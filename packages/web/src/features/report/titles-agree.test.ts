import { describe, expect, it } from 'vitest';
import { titlesAgree } from './provenance.ts';

const OUTLET = ['Coast Radio', 'coastradio.example', 'coastradio'];

describe('titlesAgree', () => {
  it.each([
    ['the same words', ['Ferries return', 'Ferries return'], true],
    ['other words', ['Ferries return', 'Boats are back'], false],
    ['the outlet after a bar', ['Ferries return', 'Ferries return | Coast Radio'], true],
    ['the outlet after a dash', ['Ferries return – Coast Radio', 'Ferries return'], true],
    ['its host', ['Ferries return', 'Ferries return - CoastRadio.example'], true],
    ['a section before it', ['Ferries return', 'Ferries return | Business | Coast Radio'], true],
    ['a second half that is no outlet', ['Ferries return', 'Ferries return - council objects'], false],
    ['a second half before the outlet', ['Ferries return: a review', 'Ferries return | Coast Radio'], false],
    [
      'another headline with the outlet',
      ['Ferries return | Coast Radio', 'Boats are back | Coast Radio'],
      false,
    ],
    ['another outlet', ['Ferries return', 'Ferries return | Valley Post'], false],
    ['spaces, capitals and quotes', ['“Ferries  Return”', 'Ferries return'], true],
    ['a hyphen inside a word', ['Re-opening day', 'Re-opening day | Coast Radio'], true],
    ['one title', ['Ferries return | Coast Radio'], true],
    ['a title that is the outlet alone', ['Coast Radio', 'Ferries return'], false],
    ['no Latin letter', ['渡轮恢复', '渡轮恢复 | Coast Radio'], true],
  ])('%s', (_, titles, agree) => {
    expect(titlesAgree(titles, OUTLET)).toBe(agree);
    expect(titlesAgree([...titles].reverse(), OUTLET)).toBe(agree);
  });
});
