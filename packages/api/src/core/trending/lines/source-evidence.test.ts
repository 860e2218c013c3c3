import { expect, it } from 'vitest';
import { bareName, isNoName, mayBeName, type SourceEvidence, sourceEvidence } from './source-evidence.ts';

it.each<[SourceEvidence, readonly string[]]>([
  ['strong', ['Reuters', 'nytimes.com', 'Harbour Gazette', 'via Reuters', 'Radio Tarn', 'the guardian']],
  ['weak', ['Orvelle Insel', 'Quay Brief']],
  ['doubtful', ['She Shoots', 'Le Messager lyonnais']],
  ['none', ['bit.ly', 'Video', 'x', 'A mayor of many words and more', 'Who won?', '“Sorry”', 'Room 1234']],
])('a piece is %s evidence of an outlet: %j', (evidence, pieces) => {
  expect(pieces.map((piece) => [piece, sourceEvidence(piece)])).toEqual(
    pieces.map((piece) => [piece, evidence]),
  );
});

it.each([
  ['Valeurs actuelles', true],
  ['n-tv', true],
  ['20minutes', true],
  ['ferry', false],
  ['a name', false],
  ['This is it', false],
  ['One Two Three Four Five', false],
])('%j may be a name: %s', (text, isName) => expect(mayBeName(text)).toBe(isName));

it.each([
  ['Q3 2026', true],
  ['FY26', true],
  ['2-1', true],
  ['Round two', true],
  ['Quay News', false],
  ['Roundhouse', false],
])('%j is a period, a score or a part: %s', (text, isPart) => expect(isNoName(text)).toBe(isPart));

it.each([
  ['via Quay News', 'Quay News'],
  ['source: Quay News.', 'Quay News'],
  ['(Quay News)', 'Quay News'],
  ['Quay News (subscription)', 'Quay News'],
  ['Quay News)', 'Quay News'],
  ['Gulf News (UAE)', 'Gulf News (UAE)'],
  ['The A.M.', 'The A.M.'],
  ['"Quay News",', 'Quay News'],
])('the name in %j is %j', (text, name) => expect(bareName(text)).toBe(name));
