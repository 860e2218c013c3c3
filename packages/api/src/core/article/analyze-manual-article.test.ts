import { expect, it } from 'vitest';
import { analyzeManualArticle } from './analyze-manual-article.ts';

const JOB = {
  headline: 'Ferries return to the harbor',
  source: 'Reuters',
  date: 'May 3, 2026',
  content: 'Ferries returned to the harbor on Sunday. The council had paid for new piers.',
  keywords: ['ferries'],
  specialTerms: [],
};

it('says that the fields of a pasted article were entered, and where the area of its outlet is from', () => {
  const { metadata } = analyzeManualArticle(JOB);
  expect(metadata).toMatchObject({
    source: 'Reuters',
    headline: JOB.headline,
    publisherScope: 'international',
  });
  expect(metadata.provenance).toMatchObject({
    source: 'entered by you',
    headline: 'entered by you',
    date: 'entered by you',
  });
});

it('has no date if none was entered', () => {
  const { metadata } = analyzeManualArticle({ ...JOB, date: '' });
  expect(metadata.date).toBeNull();
  expect(metadata.provenance).not.toHaveProperty('date');
});
