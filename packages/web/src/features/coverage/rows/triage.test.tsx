import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { plainNumbers } from '../../../../test/plain-numbers.ts';
import { renderApp } from '../../../../test/render.tsx';
import { preloadScreen } from '../../../app/screens.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { CoverageStore } from '../book/coverage-store.ts';

// Loads the code of the screens before the first test's timeout starts.
beforeAll(() => Promise.all([preloadScreen('/'), import('../coverage-screen.tsx')]), 120_000);

const sentence = {
  section: 'body',
  text: 'Critics called alpha slow.',
  marks: [{ start: 15, end: 20 }],
  tone: -0.5,
  words: ['slow'],
};
const entry = (name: string) =>
  coverageEntry({
    headline: `Story ${name}`,
    url: `https://news.example/${name}`,
    keywords: [keywordFigures('alpha', 1, { tone: -0.5, evidence: [sentence] }), keywordFigures('beta', 0)],
  });
const list = coverageList(
  coverageRow(1, { entry: entry('one') }),
  coverageRow(2, { entry: entry('two') }),
  coverageRow(3, { entry: entry('three') }),
);

async function open(start = list) {
  const store = new CoverageStore();
  await store.open('list-1');
  store.update(() => start);
  await store.all();
  const app = renderApp('/?list=list-1');
  await screen.findByRole('button', { name: 'Story one' });
  return app;
}

const rowOf = (name: string): HTMLElement => {
  const row = screen.getByRole('button', { name: `Story ${name}` }).closest('tr');
  if (row === null) throw new Error('The button is in no row.');
  return row;
};

describe('working through a list by keys', () => {
  it('J and K move, a key sets a tone, U takes it back', async () => {
    const { user } = await open();
    rowOf('one').focus();
    await user.keyboard('j');
    await waitFor(() => expect(rowOf('two')).toHaveFocus());
    await user.keyboard('1');
    await waitFor(() => expect(rowOf('two')).toHaveTextContent('Positive, by hand'));
    expect(rowOf('two')).toHaveFocus();
    await user.keyboard('u');
    await waitFor(() => expect(rowOf('two')).not.toHaveTextContent('by hand'));
    await user.keyboard('k');
    await waitFor(() => expect(rowOf('one')).toHaveFocus());
  });

  it('undone steps come back by Shift+U, Ctrl+Y and Ctrl+Shift+Z, even after the last one', async () => {
    const { user } = await open();
    rowOf('one').focus();
    await user.keyboard('e');
    const note = 'Excluded';
    for (const [undo, redo] of [
      ['u', '{Shift>}U{/Shift}'],
      ['{Control>}z{/Control}', '{Control>}y{/Control}'],
      ['u', '{Control>}{Shift>}Z{/Shift}{/Control}'],
    ] as const) {
      expect(rowOf('one')).toHaveTextContent(note);
      await user.keyboard(undo);
      await waitFor(() => expect(rowOf('one')).not.toHaveTextContent(note));
      await user.keyboard(redo);
      await waitFor(() => expect(rowOf('one')).toHaveTextContent(note));
    }
  });

  it('a row opens its sentences with marks and tone, and the link; its tone is two presses away, a reason optional', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Story one' }));
    expect(screen.getByRole('link', { name: 'Story one' })).toHaveAttribute(
      'href',
      'https://news.example/one',
    );
    const evidence = screen.getByRole('list', { name: 'Sentences that mention alpha' });
    expect(evidence).toHaveTextContent('Critics called alpha slow.');
    expect(evidence).toHaveTextContent('Tone: Negative, decided by “slow”');
    expect(within(evidence).getByText('alpha').tagName).toBe('MARK');
    const tones = within(screen.getByRole('group', { name: 'Tone toward alpha' }));
    await user.click(tones.getByRole('button', { name: 'Mixed' }));
    expect(rowOf('one')).toHaveTextContent('Mixed, by hand');
    await user.click(tones.getByRole('button', { name: 'Add a reason' }));
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
    await user.type(screen.getByLabelText('Reason'), 'A joke');
    await user.click(tones.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Tone toward alpha set to Mixed by hand: A joke')).toBeVisible();
    await user.click(tones.getByRole('button', { name: 'As calculated' }));
    expect(rowOf('one')).not.toHaveTextContent('by hand');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Tone toward alpha' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Sentences that mention alpha' })).toBeNull();
  });

  it('all articles that a search finds are removed at once, even those that wait, and Undo brings them back', async () => {
    const { user } = await open({ ...list, rows: [...list.rows, coverageRow(4, { entry: null })] });
    fireEvent.change(screen.getByLabelText('Search in the list'), { target: { value: 'example/4' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Story one' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove all shown' }));
    await waitFor(() => expect(screen.queryByText('https://news.example/4')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove all shown' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Leave out or count all shown' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^3 articles/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('https://news.example/4')).toBeVisible();
  });

  it('the button for all shown keeps the reasons of articles that were left out before', async () => {
    const explained = { ...coverageRow(2, { entry: entry('two') }), excluded: 'A repeat' };
    const { user } = await open({ ...list, rows: list.rows.map((row) => (row.id === 2 ? explained : row)) });
    fireEvent.change(screen.getByLabelText('Search in the list'), { target: { value: 'story' } });
    const all = await screen.findByRole('button', { name: 'Leave out or count all shown' });
    await user.click(all);
    expect(screen.getAllByText('Excluded')).toHaveLength(3);
    expect(rowOf('two').querySelector('.headline')).toHaveAttribute(
      'title',
      expect.stringContaining('A repeat'),
    );
    await user.click(all);
    expect(screen.getAllByText('Excluded')).toHaveLength(1);
    expect(rowOf('two')).toHaveTextContent('Excluded');
  });

  it('letters typed into the editor stay there; Enter saves, and after Cancel and Escape too, the focus is on the row', async () => {
    const { user } = await open();
    const edit = async () => {
      await user.click(screen.getByRole('button', { name: 'Story one' }));
      await user.click(screen.getByRole('button', { name: 'Edit Story one' }));
    };
    await edit();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rowOf('one')).toHaveFocus());
    await edit();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(rowOf('one')).toHaveFocus());
    await edit();
    await user.type(screen.getByLabelText('Headline'), ' jxe{Enter}');
    expect(await screen.findByRole('button', { name: 'Story one jxe' })).toBeVisible();
    await waitFor(() => expect(rowOf('one jxe')).toHaveFocus());
  });

  it('Escape closes a panel only from inside it, so that elsewhere a draft stays and a toast can be closed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Story one' }));
    await user.click(screen.getByRole('button', { name: 'Edit Story one' }));
    await user.type(screen.getByLabelText('Headline'), ' draft');
    act(() => showToast({ title: 'Something done', tone: 'success' }));
    rowOf('two').focus();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Headline')).toHaveValue('Story one draft');
    expect(screen.queryByText('Something done')).toBeNull();
    screen.getByRole('button', { name: 'Outlet' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Headline')).toHaveValue('Story one draft');
    screen.getByLabelText('Headline').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Headline')).toBeNull();
  });

  it('a removed row gives the focus to the next one, and Undo brings it back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Story one' }));
    await user.click(screen.getByRole('button', { name: 'Edit Story one' }));
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
    await waitFor(() => expect(rowOf('two')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Story one' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Story one' })).toBeVisible();
  });
});

describe('figures of a list', () => {
  it('a figure of the overview, net tone too, shows the rows behind it, and the way back leads to the figure', async () => {
    const { user } = await open();
    fireEvent.change(screen.getByLabelText('Search in the list'), { target: { value: 'nothing' } });
    const figure = screen.getByRole('button', { name: '3 Mentions' });
    await user.click(figure);
    expect(screen.getByText('Mentions (3 articles)')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Story three' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove all shown' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(figure).toHaveFocus();
    const net = screen.getByRole('button', { name: '−100% Net tone toward alpha' });
    expect(net.closest('div')).toHaveTextContent('3 negative');
    await user.click(screen.getByRole('button', { name: '3 negative Articles: Negative toward alpha' }));
    expect(screen.getByText('Articles: Negative toward alpha (3 articles)')).toBeVisible();
  });

  it('every number leads to what it is made of', async () => {
    await open();
    expect(plainNumbers(screen.getByRole('tabpanel'))).toEqual([]);
  });
});
