import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TitleValidation } from './title-validation.tsx';

const PAGE = new URL('https://www.coastradio.example/ferries');
const NO_TITLES = { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null };

it('#153 pasted text has no page, so its titles are not applicable rather than missing', () => {
  render(<TitleValidation titles={NO_TITLES} page={null} source="" />);
  expect(screen.getByText(/^Not applicable: this text does not come from a web page/)).toBeVisible();
  expect(screen.queryByText('Missing')).toBeNull();
});

it('#153 a page without any title misses all four', () => {
  render(<TitleValidation titles={NO_TITLES} page={PAGE} source="" />);
  expect(screen.getAllByText('Missing')).toHaveLength(4);
});

it.each([
  ['Ferries return | Coast Radio', 'Coast Radio'],
  ['Ferries return - CoastRadio', 'Radio Network'],
])('the outlet in the browser title %s is no other headline', (titleText, source) => {
  const titles = { ...NO_TITLES, h1Text: 'Ferries return', titleText };
  render(<TitleValidation titles={titles} page={PAGE} source={source} />);
  expect(screen.getByText('All titles that are present agree.')).toBeVisible();
});

it('reports a different headline in shares', () => {
  const titles = { ...NO_TITLES, h1Text: 'Ferries return', ogTitle: 'You will not believe this ferry' };
  render(<TitleValidation titles={titles} page={PAGE} source="Coast Radio" />);
  expect(screen.getByText(/^The titles differ/)).toBeVisible();
});
