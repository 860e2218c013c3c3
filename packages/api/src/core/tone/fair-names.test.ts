import { expect, it } from 'vitest';
import { readLine } from './line/read-line.ts';
import { scoreTone } from './score-tone.ts';
import namesAndGroups from './testing/names-and-groups.json' with { type: 'json' };

const SENTENCES = [
  '{} to publish its accounts in March',
  'Letter from {} arrives at the town hall',
  'The committee heard from {} on Wednesday morning.',
  '{} will visit the new library next week',
  'A guide to {} is on sale at the museum',
];

const WORDS_AS_NAMES = [
  ...['Hope', 'Grace', 'Victor', 'Bliss', 'Target', 'Champion', 'Power', 'Crisis', 'Progress', 'Best'],
  ...['Virgin', 'Boots', 'Gap', 'Shell', 'Visa', 'Pride', 'Courage', 'Faith', 'Joy', 'Triumph'],
  ...['Sage', 'Smart', 'Justice', 'Liberty', 'Fear', 'Storm', 'Swift', 'Rich', 'Blunt', 'Savage', 'United'],
];

it.each(SENTENCES)('gives %j no tone with any of 300 names and groups', (sentence) => {
  const toned = namesAndGroups.filter((name) => {
    const opens = sentence.startsWith('{}') ? name.charAt(0).toUpperCase() + name.slice(1) : name;
    return Math.abs(scoreTone(sentence.replace('{}', () => opens)).value ?? 0) > 0.1;
  });
  expect(namesAndGroups.length).toBeGreaterThanOrEqual(300);
  expect(toned).toEqual([]);
});

it.each([
  '{} says it will open an office',
  '{} names new finance chief',
  '{} told staff to return',
  '{} reported results on Monday',
  '{} will publish a report',
])('gives %j the tone it has with Acme if the name is an ordinary word', (sentence) => {
  const expected = scoreTone(sentence.replace('{}', 'Acme')).value;
  const others = WORDS_AS_NAMES.filter((name) => {
    const { value, words } = scoreTone(sentence.replace('{}', name));
    return value !== expected || words.some(({ start }) => start === 0);
  });
  expect(others).toEqual([]);
});

it.each(['Strike starts at noon', 'Crisis reported in the north', 'Record claims at insurer'])(
  'takes no word for a name before a verb that needs no actor: %s',
  (text) => {
    const [token] = readLine({ text, language: 'en', names: [] }).masked;
    expect(token).toBe(false);
  },
);

it('takes no bad noun before a colon for the subject of the verb after it', () => {
  const [token] = readLine({ text: 'Scandal: Tesco says sorry', language: 'en', names: [] }).masked;
  expect(token).toBe(false);
});

it('shows no faith or personal trait as a reason', () => {
  const { words } = scoreTone('Muslim charity opens kitchen for autistic people');
  expect(words.map(({ text }) => text).filter((text) => /muslim|autistic|people/i.test(text))).toEqual([]);
});
