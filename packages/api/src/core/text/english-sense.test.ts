import { expect, it } from 'vitest';
import german from '../../content/senses/de.json' with { type: 'json' };
import spanish from '../../content/senses/es.json' with { type: 'json' };
import french from '../../content/senses/fr.json' with { type: 'json' };
import { englishSenses, lightStem, withoutAccents } from './english-sense.ts';

it.each([
  ['de', 'gewinnwarnung', 'profit warning'],
  ['de', 'verlor', 'lost'],
  ['es', 'quiebra', 'bankruptcy'],
  ['es', 'murió', 'died'],
  ['fr', 'grève', 'strike'],
  ['fr', 'meurt', 'die'],
])('%s: %s is %s', (language, word, english) => {
  expect(englishSenses(language)(word).join(' ')).toBe(english);
});

it.each([
  ['de', 'verluste', 'verlust'],
  ['de', 'rettet', 'retten'],
  ['es', 'rescatan', 'rescatar'],
  ['fr', 'grèves', 'grève'],
])('%s: %s is a form of %s', (language, word, entry) => {
  const senses = englishSenses(language);
  expect(senses(word)).toEqual(senses(entry));
  expect(senses(word)).not.toEqual([]);
});

it('does not search a text without spaces', () => {
  expect(englishSenses('de')(`${'x'.repeat(60)}verlust`)).toEqual([]);
});

it('reads an unknown German compound by its last part', () => {
  const senses = englishSenses('de');
  expect(senses('zuckerverlust')).toEqual(senses('verlust'));
});

it.each([
  ['de', 'xqzt'],
  ['fr', 'xqztverlust'],
  ['es', ''],
  ['it', 'sciopero'],
])('%s: nothing is known about %j', (language, word) => {
  expect(englishSenses(language)(word)).toEqual([]);
});

it.each([
  ['de', german],
  ['es', spanish],
  ['fr', french],
])(
  '%s: each entry is a lowercase word with one or two English words, in order, and none is repeated',
  (_, entries) => {
    const keys = entries.map((entry) => entry.split(' ')[0] ?? '');
    expect(entries.filter((entry) => !/^[\p{Ll}\p{M}'-]+(?: [a-z'-]+){1,2}$/u.test(entry))).toEqual([]);
    expect(entries).toEqual([...entries].sort());
    expect(new Set(keys).size).toBe(keys.length);
  },
);

it.each([
  ['ferries', 'en', 'ferries'],
  ['fahrten', 'xx', 'fahrten'],
  ['an', 'de', 'an'],
])('the stem of %s in %s is %s', (word, language, stem) => {
  expect(lightStem(word, language)).toBe(stem);
});

it('forms of a word have one stem, of three letters at least', () => {
  for (const [language, one, other] of [
    ['de', 'bildung', 'bildungen'],
    ['es', 'puerto', 'puertos'],
    ['fr', 'navires', 'navire'],
  ] as const) {
    expect(lightStem(one, language)).toBe(lightStem(other, language));
    expect(lightStem(one, language).length).toBeGreaterThanOrEqual(3);
  }
});

it('without accents, letters and case stay', () => {
  expect(withoutAccents('Órgão Łódź')).toBe('Orgao Łodz');
});
