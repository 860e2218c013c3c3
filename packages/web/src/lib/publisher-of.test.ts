import { expect, it } from 'vitest';
import { socialResult } from '../../test/results.ts';
import { toReportData } from '../transport/report-data.ts';
import { publisherOf } from './publisher-of.ts';

it.each([
  ['Bluesky', 'Bluesky'],
  ['Unknown', ''],
])('the publisher of a post on the platform %s is "%s"', (platform, expected) => {
  const { type, metadata } = toReportData(socialResult());
  expect(publisherOf({ type, metadata: { ...metadata, platform } })).toBe(expected);
});
