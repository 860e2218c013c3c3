import { LIST_FILE_MAX_BYTES } from '@earshot/schema/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { coverageEntry, coverageRow } from '../../../test/coverage.ts';
import type { FakeHandler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render.tsx';
import { articleResult, match } from '../../../test/results.ts';
import { preloadScreen } from '../../app/screens.ts';
import { CoverageStore } from './book/coverage-store.ts';

const COMPLETE = 'Coverage list complete';
const ADDRESSES = ['one', 'gone', 'two'].map((name) => `https://news.example/${name}`);

// Loads the code of the screens before the first test's timeout starts.
beforeAll(() => Promise.all([preloadScreen('/'), import('./coverage-screen.tsx')]), 120_000);

/** Answers each address with a report, except `gone`, which is not found. */
const answer: FakeHandler = ({ body }) => {
  const text = JSON.stringify(body);
  if (text.includes('/gone')) {
    return { status: 422, json: { message: 'The page was not found (404).', code: 'not_found' } };
  }
  const name = /news\.example\/(\w+)/.exec(text)?.[1] ?? 'pasted';
  const { metadata } = articleResult();
  return {
    json: articleResult({
      sourceUrl: name === 'pasted' ? '' : `https://news.example/${name}`,
      metadata: { ...metadata, headline: `Story ${name}`, source: `Outlet ${name}` },
      keywordMatches: [match('alpha', 3), match('beta', 1)],
    }),
  };
};

async function open(route = '/?keywords=alpha,beta') {
  const app = renderApp(route, { server: { 'article.analyze': answer } });
  await app.user.click(await screen.findByRole('button', { name: /^Many articles/ }));
  await screen.findByLabelText('Article URLs');
  return app;
}

async function analyzeAll() {
  const app = await open();
  fireEvent.change(screen.getByLabelText('Article URLs'), { target: { value: ADDRESSES.join('\n') } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze 3 articles' }));
  await screen.findByText(COMPLETE);
  return app;
}

async function openShares(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByText('Share of voice, breakdown, timeline and comparison'));
  return screen.findByRole('list', { name: 'Share of voice by keyword' });
}

/** Fills the form for a pasted text. */
const fill = (form: HTMLElement, content: string) => {
  for (const [label, value] of [
    ['Headline', 'Pasted'],
    ['Outlet', 'Ledger'],
    ['Full article content', content],
  ] as const)
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
};

const rowOf = (headline: string) => screen.getByRole('button', { name: headline }).closest('tr');

describe('import into a coverage list', () => {
  it('a table comes in with its facts, by columns that can be changed', async () => {
    const { user } = await open();
    const csv =
      'Source,Title,Link,Reach\nLedger,Ferries,https://news.example/one,"1,200"\nRadio,No link,,5\n';
    const file = new File([csv], 'list.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText('Open a table', { selector: 'input' }), {
      target: { files: [file] },
    });
    expect(await screen.findByText('1 article found. 1 row has no URL.')).toBeInTheDocument();
    expect(screen.getByLabelText('Headline column')).toHaveDisplayValue('Title');
    await user.click(screen.getByRole('button', { name: 'Add 1 article' }));
    expect(await screen.findByText(/^1 article is ready to be analyzed for alpha/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze the article' }));
    await user.click(await screen.findByRole('button', { name: 'Story one' }));
    expect(screen.getByText('Reach: 1,200 (your figure)')).toBeVisible();
  });

  it('a feed comes in, and is offered again', async () => {
    const item = { headline: 'Ferries', url: 'https://news.example/two', outlet: 'Ledger', date: null };
    const answer = { url: 'https://news.example/feed', title: 'News', items: [item], left: 0 };
    const { user, server } = renderApp('/?keywords=alpha', {
      server: { 'feeds.read': { json: answer } },
    });
    await user.click(await screen.findByRole('button', { name: /^Many articles/ }));
    fireEvent.change(await screen.findByLabelText('Address of a feed'), { target: { value: answer.url } });
    fireEvent.click(screen.getByText('Read feed'));
    expect(await screen.findByText(/^1 article is ready to be analyzed for alpha/)).toBeVisible();
    fireEvent.click(screen.getByText('Read News'));
    expect(await screen.findByText('Nothing new')).toBeVisible();
    expect(server.of('feeds.read').map(({ body }) => body)).toEqual([
      { url: answer.url },
      { url: answer.url },
    ]);
  });
});

describe('coverage list', () => {
  it('several URLs in the field for a single one make a list, which is analyzed at once; a row that failed says why', async () => {
    const { server, user } = renderApp('/?keywords=alpha,beta', { server: { 'article.analyze': answer } });
    fireEvent.change(await screen.findByLabelText('Article URL'), {
      target: { value: ADDRESSES.join(' ') },
    });
    await user.click(screen.getByRole('button', { name: 'Analyze 3 articles' }));
    await screen.findByText(COMPLETE);
    expect(screen.getByText('2 articles analyzed, 1 failed.')).toBeVisible();
    expect(rowOf('Story one')).toHaveTextContent('Mar 5');
    expect(rowOf('Story one')).toHaveTextContent('Outlet one');
    expect(screen.getByText('The page was not found (404).')).toBeVisible();
    const bodies = server.of('article.analyze').map(({ body }) => body);
    expect(bodies).toContainEqual({ url: ADDRESSES[0], keywords: ['alpha', 'beta'], specialEnabled: false });
    const bars = await openShares(user);
    expect(bars).toHaveTextContent('alpha75% 6 mentions in 2 articles');
    await user.click(screen.getByRole('button', { name: 'Add articles or change keywords' }));
    expect(screen.getByLabelText('Article URLs')).toHaveValue('');
  });

  it('a correction by hand is marked, counts, and can be undone; a row that is left out does not count', async () => {
    const { user } = await analyzeAll();
    const edit = async () => {
      if (screen.queryByRole('button', { name: 'Edit Story one' }) === null)
        await user.click(screen.getByRole('button', { name: 'Story one' }));
      await user.click(screen.getByRole('button', { name: 'Edit Story one' }));
      return screen.getByRole('form', { name: /^Edit: Story one/ });
    };
    const form = await edit();
    fireEvent.change(within(form).getByLabelText('Outlet'), { target: { value: 'The Right Outlet' } });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(rowOf('Story one')).toHaveTextContent('The Right Outlet');
    await user.click(screen.getByRole('button', { name: 'Story one' }));
    const tones = screen.getByRole('group', { name: 'Tone toward alpha' });
    await user.click(within(tones).getByRole('button', { name: 'Negative' }));
    expect(rowOf('Story one')).toHaveTextContent('Negative, by hand');
    await user.click(within(await edit()).getByRole('button', { name: 'Undo all edits' }));
    expect(rowOf('Story one')).not.toHaveTextContent('by hand');
    await user.click(screen.getByRole('button', { name: 'Story two' }));
    await user.click(screen.getByRole('button', { name: 'Edit Story two' }));
    await user.click(screen.getByRole('checkbox', { name: 'Leave this article out of all figures' }));
    fireEvent.change(screen.getByLabelText('Reason for leaving it out'), { target: { value: 'A repeat' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(rowOf('Story two')).toHaveTextContent('Excluded');
    const bars = await openShares(user);
    expect(bars).toHaveTextContent('3 mentions in 1 article');
    expect(screen.getByText(/^Not counted:/)).toHaveTextContent('Not counted: 1 excluded · 1 failed');
  });

  it('survives a reload in this browser, and a report of a single analysis joins it', async () => {
    const { unmount } = await analyzeAll();
    // The database may still be writing.
    await waitFor(async () => expect((await new CoverageStore().all())[0]?.articles).toBe(3));
    unmount();
    sessionStorage.clear();
    const { user } = renderApp('/?keywords=alpha&url=https://news.example/three', {
      server: { 'article.analyze': answer },
    });
    expect(await screen.findByRole('button', { name: 'Many articles (3)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze Article' }));
    await user.click(await screen.findByRole('button', { name: 'Add to coverage list' }));
    expect(await screen.findByText('4 articles in the list.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Many articles (4)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open coverage list (4)' }));
    expect(await screen.findByRole('button', { name: 'Story three' })).toBeVisible();
  });

  it('with articles, the inputs are one line, which opens; a pasted text joins and the articles have the focus', async () => {
    const { user } = await analyzeAll();
    expect(screen.getByLabelText('Article URLs')).not.toBeVisible();
    expect(screen.getByText('Keywords: alpha, beta')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '2 articles in 2 outlets' })).toHaveFocus(),
    );
    const more = screen.getByRole('button', { name: 'Add articles or change keywords' });
    await user.click(more);
    expect(screen.getByLabelText('Article URLs')).toBeVisible();
    expect(screen.getByLabelText('Key messages')).toHaveAttribute('placeholder', 'We keep fares stable');
    await user.click(screen.getByText('Add a pasted text'));
    const form = await screen.findByRole('group', { name: 'Paste the text of an article' });
    fill(form, 'y'.repeat(60));
    await user.click(within(form).getByRole('button', { name: 'Analyze text' }));
    expect(await screen.findByText('Story pasted')).toBeVisible();
    const next = screen.getByRole('group', { name: 'Paste the text of an article' });
    expect(within(next).getByLabelText('Headline')).toHaveValue('');
    expect(within(next).getByLabelText('Headline')).toHaveFocus();
  });

  it('without keywords or addresses, names what is missing beside the field and in a toast', async () => {
    const { user } = await open('/');
    await user.click(screen.getByRole('button', { name: 'Analyze articles' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please add at least one keyword to track.');
    expect(screen.getByLabelText('Keywords')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Keywords'), { target: { value: 'alpha' } });
    await user.click(screen.getByRole('button', { name: 'Add keyword' }));
    await user.click(screen.getByRole('button', { name: 'Analyze articles' }));
    expect(screen.getByLabelText('Article URLs')).toHaveAttribute('aria-invalid', 'true');
  });

  it('opens the next day in a new tab by its address: resumes, tries again, takes pasted text', async () => {
    const address = await leaveUnfinishedList();
    const { user, server } = renderApp(address, { server: { 'article.analyze': answer } });
    expect(await screen.findByRole('button', { name: 'Story one' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('button', { name: 'Story later' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page was not found (404).')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paste the text' }));
    const form = screen.getByRole('group', { name: /^Paste the text of/ });
    fill(form, 'y'.repeat(49));
    await user.click(within(form).getByRole('button', { name: 'Analyze text' }));
    expect(within(form).getByRole('alert')).toHaveTextContent('at least 50 characters');
    fill(form, 'y'.repeat(60));
    await user.click(within(form).getByRole('button', { name: 'Analyze text' }));
    await user.click(await screen.findByRole('button', { name: 'Story pasted' }));
    expect(screen.getByRole('link', { name: 'Story pasted' })).toHaveAttribute('href', ADDRESSES[1]);
    for (const { body } of server.of('article.analyze')) {
      expect(body).toMatchObject({ keywords: ['alpha = first', 'beta'] });
    }
  });
});

/** Stores a list with a report, a failed row and a waiting row, as a closed tab would leave it. Returns its URL. */
async function leaveUnfinishedList(): Promise<string> {
  const store = new CoverageStore();
  await store.open('monday');
  const entry = coverageEntry({ headline: 'Story one', url: 'https://news.example/one' });
  store.update((list) => ({
    ...list,
    keywords: ['alpha = first', 'beta'],
    rows: [
      coverageRow(1, { entry }),
      coverageRow(2, { entry: null, status: 'failed', address: ADDRESSES[1] ?? '', failure: 'No answer.' }),
      coverageRow(3, { entry: null, address: 'https://news.example/later' }),
    ],
  }));
  await store.all();
  return '/?list=monday';
}

it('a cleared list comes back with Undo, and its toast undoes no other step', async () => {
  const { user } = await analyzeAll();
  fireEvent.change(screen.getByLabelText('Client'), { target: { value: 'Tidewell' } });
  await user.click(screen.getByRole('button', { name: /^More: The report/ }));
  await user.click(screen.getByRole('button', { name: 'Clear list' }));
  expect(screen.getByText('No articles yet')).toBeVisible();
  const undos = screen.getAllByRole('button', { name: 'Undo' });
  const [ofToast, ofList] = [true, false].map((isToast) =>
    undos.find((undo) => (undo.closest('[data-tone]') !== null) === isToast),
  );
  for (const undo of [ofList, ofToast]) {
    await user.click(undo ?? document.body);
    expect(await screen.findByRole('button', { name: 'Story one' })).toBeVisible();
    expect(screen.getByLabelText('Client')).toHaveValue('Tidewell');
  }
});

it('a file that is larger than a saved list may be is refused before it is read', async () => {
  const { user } = await open();
  const read = vi.fn();
  const file = new File(['{}'], 'list.json');
  Object.defineProperties(file, { size: { value: LIST_FILE_MAX_BYTES + 1 }, text: { value: read } });
  await user.click(screen.getByRole('button', { name: /^More: The report/ }));
  fireEvent.change(screen.getByLabelText('Open saved list'), { target: { files: [file] } });
  expect(await screen.findByText('The file is 250.1 MB. A saved list can be up to 250.0 MB.')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

it('the note on a copy is one word that fits, and its sentence is in hidden text, the tooltip and the opened row', async () => {
  const store = new CoverageStore();
  await store.open('list-copies');
  const sketch = [1, 2, 3, 4];
  const rows = ['one', 'two'].map((name, at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        headline: `Story ${name}`,
        outlet: `Outlet ${name}`,
        url: `https://${name}.example/a`,
        sketch,
      }),
    }),
  );
  store.update((list) => ({ ...list, keywords: ['alpha'], rows }));
  await store.all();
  const { user } = renderApp('/?list=list-copies', { server: {} });
  const title = await screen.findByRole('button', { name: 'Story two' });
  const cell = title.closest('td');
  expect(cell).toHaveTextContent(/^Story twoCopy: The same text as in Outlet one\.$/);
  expect(cell).toHaveAttribute('title', 'The same text as in Outlet one.');
  await user.click(title);
  expect(screen.getByText('The same text as in Outlet one.')).toBeVisible();
});
