import { expect, it } from 'vitest';
import { formsOf } from './inflection.ts';

/** Tables are searched for these words in this order. Words that do not exist are in no table, so they do no harm. */
it.each([
  ['fell', 'fall past, fell base', 'fell, fall', 'fell'],
  ['ran', 'run past, ran base', 'ran, run', 'ran'],
  ['happily', 'happily base', 'happily', 'happily, happy'],
  ['basically', 'basically base', 'basically', 'basically, basic'],
  ['greatly', 'greatly base', 'greatly', 'greatly, great, greatle'],
  ['largest', 'largest base', 'largest', 'largest, large, larg'],
  ['happier', 'happier base', 'happier', 'happier, happie, happi, happy'],
  ['bigger', 'bigger base', 'bigger', 'bigger, bigge, bigg, big'],
  ['studies', 'studies base, study s, studie s', 'studies, study, studie', 'studies'],
  ['passes', 'passes base, passe s, pass s', 'passes, passe, pass', 'passes'],
  ['pass', 'pass base', 'pass', 'pass'],
  ['was', 'be past, was base, wa s', 'was, be, wa', 'was'],
  ['closing', 'closing base, close ing, clos ing', 'closing', 'closing'],
  ['stopped', 'stopped base, stoppe past, stopp past, stop past', 'stopped', 'stopped'],
  ['denied', 'denied base, deny past', 'denied', 'denied'],
  ['its', 'its base, it s', 'its, it', 'its'],
  ['glass', 'glass base', 'glass', 'glass'],
  ['cries', 'cries base, cry s, crie s', 'cries, cry, crie', 'cries'],
  ['worse', 'worse base', 'worse', 'worse'],
  ['children', 'child past, children base', 'children, child', 'children'],
  ['wives', 'wife s, wives base, wive s, wiv s', 'wives, wife, wive, wiv', 'wives'],
  ['news', 'news base, new s', 'news, new', 'news'],
  ['better', 'better base', 'better', 'better, bette, bett, bet'],
  ['dying', 'die ing, dying base, dye ing, dy ing', 'dying, die', 'dying'],
])('%s may be a form of the verbs %s, the nouns %s, the adjectives %s', (word, verbs, nouns, adjectives) => {
  const found = formsOf(word);
  expect(found.verbs.map(({ lemma, form }) => `${lemma} ${form}`).join(', ')).toBe(verbs);
  expect(found.nouns.join(', ')).toBe(nouns);
  expect(found.adjectives.join(', ')).toBe(adjectives);
});
