import { expect, it } from 'vitest';
import { bucketOf, shapeFeatures, shapeOf } from './line-shape.ts';

const featuresOf = (text: string) => Object.keys(shapeFeatures(shapeOf(text)));

it.each([
  ['@quaynews opens an office', 'start at sign', 'has a handle'],
  ['“Never again,” says mayor', 'start quotation', 'has a comma'],
  ['ferries return at noon', 'start small letter', 'capitalized 0'],
  ['Ferries Return At Noon', 'start capital', 'capitalized 4'],
  ['渡し船が戻る', 'start caseless', 'end letter'],
  ['200 ferries return', 'start digit', 'has a digit'],
  ['+++ Ferries return', 'start mark', 'small words'],
  ['FERRIES RETURN', 'capitals', 'words 1'],
  ['Ferries return #harbor', 'has a hashtag', 'start capital'],
  ['Ferries return 🚢', 'has a pictograph', 'end letter'],
  ['Ferries return to the...', 'end cut', 'words 3'],
  ['Ferries return to the harbor. (Quay News)', 'end sentence and bracket', 'long'],
  ['Ferries return.', 'end period', 'words 1'],
  ['Will ferries return?”', 'end question', 'small words'],
  ['Ferries return!', 'end exclamation', 'words 1'],
  ['Ferries return:', 'end colon', 'words 1'],
  ['Ferries return in 2027', 'end digit', 'has a digit'],
])('%j has the features %j and %j', (text, first, second) => {
  const features = featuresOf(text);
  expect(features).toContain(first);
  expect(features).toContain(second);
});

it.each([
  [1, 0],
  [2, 1],
  [2.5, 2],
  [4, 3],
])('%s is in bucket %s', (value, bucket) => {
  expect(bucketOf(value, [1, 2, 3])).toBe(bucket);
});
