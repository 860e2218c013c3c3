import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { articleResult } from '../../../test/results.ts';
import { AboutPage } from './report-details.tsx';

const PAGE = 'https://www.coastradio.example/ferries';
const NO_TITLES = { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null };

function show(titleValidation: Partial<Record<keyof typeof NO_TITLES, string | null>>, sourceUrl = PAGE) {
  const result = articleResult();
  const data = {
    ...result,
    sourceUrl,
    titleValidation: { ...NO_TITLES, ...titleValidation },
    metadata: { ...result.metadata, source: '' },
  };
  render(<AboutPage data={data} analyzedAt={null} />, { wrapper: MemoryRouter });
}

it('#153 pasted text has no page, so its titles are not applicable rather than missing', () => {
  show(NO_TITLES, '');
  expect(screen.getByText(/^Not applicable: this text does not come from a web page/)).toBeInTheDocument();
  expect(screen.queryByText('Missing')).toBeNull();
});

it('#153 a page without any title misses all four', () => {
  show(NO_TITLES);
  expect(screen.getAllByText('Missing')).toHaveLength(4);
});

it.each([
  ['Ferries return | Coast Radio', 'All titles that are present agree.'],
  ['You will not believe this ferry', /^The titles differ/],
])('compares the page heading with the browser title %s', (titleText, verdict) => {
  show({ h1Text: 'Ferries return', titleText });
  expect(screen.getByText(verdict)).toBeInTheDocument();
});
