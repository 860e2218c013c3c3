import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TitleValidation } from './title-validation.tsx';

const NO_TITLES = { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null };

it('#153 pasted text has no page: its titles are not applicable, which is no fault of it', () => {
  render(<TitleValidation titles={NO_TITLES} hasPage={false} />);
  expect(screen.getByText(/^Not applicable: this text does not come from a web page/)).toBeVisible();
  expect(screen.queryByText('Missing')).toBeNull();
});

it('#153 a page without any title misses all four', () => {
  render(<TitleValidation titles={NO_TITLES} hasPage />);
  expect(screen.getAllByText('Missing')).toHaveLength(4);
});
