import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
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

it.each(examples<[string, boolean]>(import.meta.url, 'may be a name'))(
  '%j may be a name: %s',
  (text, isName) => expect(mayBeName(text)).toBe(isName),
);

it.each(examples<[string, boolean]>(import.meta.url, 'is a period a score or a part'))(
  '%j is a period, a score or a part: %s',
  (text, isPart) => expect(isNoName(text)).toBe(isPart),
);

it.each(examples<[string, string]>(import.meta.url, 'the name'))('the name in %j is %j', (text, name) =>
  expect(bareName(text)).toBe(name),
);
