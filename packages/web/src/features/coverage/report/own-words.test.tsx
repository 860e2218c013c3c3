import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { coverageList } from '../../../../test/coverage.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import { OwnWords } from './own-words.tsx';

it('text that is typed while a logo is read stays', async () => {
  const list = coverageList();
  const update = vi.fn<CoverageStore['update']>();
  render(<OwnWords {...list} update={update} />);
  const file = new File(['picture'], 'logo.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [file] } });
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  const typed = { ...list, settings: { ...list.settings, sentence: 'A good month.' } };
  const logo = expect.stringMatching(/^data:image\/png/);
  expect(update.mock.calls[0]?.[0](typed).settings).toMatchObject({ sentence: 'A good month.', logo });
});
