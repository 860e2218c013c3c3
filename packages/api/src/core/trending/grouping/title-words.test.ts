import { describe, expect, it } from 'vitest';
import { titleWords, withoutBoilerplate, wordKey } from './title-words.ts';

describe('the key of a word', () => {
  it.each([
    ['Nestlé’s', 'nestle'],
    ['U.S.', 'us'],
    ['shares', 'share'],
    ['1.2bn', '1.2bn'],
    ['3.25', '3.25'],
    ['40,000', '40,000'],
  ])('of %s is %s', (word, key) => {
    expect(wordKey(word)).toBe(key);
  });
});

it.each([
  ['BREAKING: Ferry aground', 'Ferry aground'],
  ['UPDATE 2-Ferry aground', 'Ferry aground'],
  ['Live updates | Exclusive: Ferry aground', 'Ferry aground'],
  ['速報：台風接近', '速報：台風接近'],
  ['Eilmeldung – Fähre auf Grund', 'Fähre auf Grund'],
  ['Video: ', 'Video: '],
  ['Live-action film opens', 'Live-action film opens'],
  ['Video-sharing app fined', 'Video-sharing app fined'],
  ['WATCH-Ferry aground', 'Ferry aground'],
  ['Ferry aground', 'Ferry aground'],
])('the title %j without labels is %j', (title, rest) => expect(withoutBoilerplate(title)).toBe(rest));

it.each([
  ['Tarn’s ferry: 40,000 wait', ['tarn', 'ferry', '40,000', 'wait']],
  ["L'action d’Orrin recule", ['action', 'orrin', 'recule']],
  ["N'Golo thanks D’Angelo", ['ngolo', 'thank', 'dangelo']],
  ['Città di Tarn vince 2-1', ['citta', 'di', 'tarn', 'vince', '2-1']],
  ['台風接近', ['台風', '接近']],
  ['https://quay.example/a', []],
  ['quay.example', []],
])('the words of %j are %j', (title, keys) => expect(titleWords(title).map(({ key }) => key)).toEqual(keys));
