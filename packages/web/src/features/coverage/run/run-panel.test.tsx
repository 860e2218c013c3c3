import { OPEN_THE_POST } from '@earshot/schema/social/rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import { renderApp } from '../../../../test/render.tsx';
import { articleResult, match } from '../../../../test/results.ts';
import { preloadScreen } from '../../../app/screens.ts';
import { deliver } from '../../../lib/arrivals.ts';
import { CoverageStore } from '../book/coverage-store.ts';
import type { CoverageList } from '../book/list-shape.ts';

// Loads the code of the screens before the first test's timeout starts.
beforeAll(() => Promise.all([preloadScreen('/'), import('../coverage-screen.tsx')]), 120_000);

const MORE = 'Add articles or change keywords';
const waitingRow = coverageRow(1, { entry: null });
const doneRow = coverageRow(2, { entry: coverageEntry({ headline: 'Story two' }) });

/** Opens a list. `release` answers its analyses. */
async function open(list: CoverageList, query = '') {
  const store = new CoverageStore();
  await store.open('list-1');
  store.update(() => list);
  await store.all();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = renderApp(`/?list=list-1${query}`, {
    server: {
      'article.analyze': async () => {
        await held;
        return { json: articleResult({ keywordMatches: [match('alpha', 3)] }) };
      },
    },
  });
  await screen.findByRole('button', { name: MORE });
  return { ...app, release };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function pasteForm() {
  press(MORE);
  fireEvent.click(screen.getByText('Add a pasted text'));
  return within(await screen.findByRole('group', { name: 'Paste the text of an article' }));
}

it('the heading of a list without figures says how many articles wait, even those that are left out', async () => {
  await open(coverageList(waitingRow, coverageRow(3, { entry: null, excluded: 'A repeat' })));
  expect(screen.getByRole('heading', { name: '2 articles not analyzed yet' })).toBeVisible();
});

describe('folded inputs of a coverage list', () => {
  it('keep the text that was pasted but not analyzed yet', async () => {
    await open(coverageList(doneRow));
    const form = await pasteForm();
    fireEvent.change(form.getByLabelText('Headline'), { target: { value: 'Fares rise' } });
    press(MORE);
    expect(form.getByLabelText('Headline')).not.toBeVisible();
    press(MORE);
    expect(form.getByLabelText('Headline')).toHaveValue('Fares rise');
  });
});

describe('addresses pasted outside any field', () => {
  const TEXT = 'https://a.example/one\nhttps://b.example/two';
  const paste = () => act(() => deliver({ kind: 'list', text: TEXT }));

  it('are in the field of the open list, and survive leaving it', async () => {
    await open(coverageList(doneRow));
    expect(screen.getByLabelText('Article URLs')).not.toBeVisible();
    paste();
    expect(screen.getByLabelText('Article URLs')).toBeVisible();
    expect(screen.getByLabelText('Article URLs')).toHaveValue(TEXT);
    await waitFor(() => expect(screen.getByLabelText('Article URLs')).toHaveFocus());
    press('Back to one article');
    fireEvent.click(await screen.findByRole('button', { name: /^Many articles/ }));
    expect(await screen.findByLabelText('Article URLs')).toHaveValue(TEXT);
  });

  it('open the list from the form for one article', async () => {
    renderApp('/?keywords=alpha');
    await screen.findByRole('button', { name: /^Many articles/ });
    paste();
    expect(await screen.findByLabelText('Article URLs')).toHaveValue(TEXT);
  });
});

describe('a run of a coverage list', () => {
  it('leaves the focus with a user who is typing when it ends', async () => {
    const { user, release } = await open(coverageList(waitingRow));
    await user.click(screen.getByRole('button', { name: 'Analyze the article' }));
    const form = await pasteForm();
    await user.type(form.getByLabelText('Headline'), 'Fares');
    release();
    await screen.findByText('Coverage list complete');
    // Focus moves one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await user.keyboard(' rise');
    expect(form.getByLabelText('Headline')).toHaveValue('Fares rise');
  });

  it('gives the focus to Cancel when its button is gone', async () => {
    const { user, release } = await open(coverageList(waitingRow));
    await user.click(screen.getByRole('button', { name: 'Analyze the article' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    release();
    await screen.findByText('Coverage list complete');
  });
});

it.each([
  ['https://newsroom.tiktok.com/ferries', 'This is not a post.'],
  ['https://about.instagram.com/ferries', `This is a profile. ${OPEN_THE_POST}`],
])(
  'a failed page of a network is read as a post, and as an article if it is none: %s',
  async (address, message) => {
    const failed = { entry: null, status: 'failed', failure: 'Not read.' } as const;
    const { server } = await open(coverageList(coverageRow(1, { ...failed, address })));
    const refusal = { status: 400, json: { code: 'not_a_post', message } };
    server.answer({ 'social.analyze': refusal, 'article.analyze': { json: articleResult() } });
    press('Try again');
    await screen.findByText('Coverage list complete');
    expect(server.of('social.analyze')).toHaveLength(1);
    expect(server.of('article.analyze')).toHaveLength(1);
  },
);

it('a profile is not read as an article, and its row says what to open', async () => {
  const failed = { entry: null, status: 'failed', failure: 'Not read.' } as const;
  const { server } = await open(
    coverageList(coverageRow(1, { ...failed, address: 'https://x.com/harborferry' })),
  );
  const message = `This is a profile on X, not a single post. ${OPEN_THE_POST}`;
  server.answer({ 'social.analyze': { status: 400, json: { code: 'not_a_post', message } } });
  press('Try again');
  await screen.findByText('No article could be analyzed');
  expect(server.of('article.analyze')).toHaveLength(0);
  expect(screen.getByText(new RegExp(OPEN_THE_POST))).toBeVisible();
});

describe('the run button of a list with other keywords', () => {
  it('counts the articles again, even without a URL', async () => {
    const counted = coverageRow(1, { entry: coverageEntry({ headline: 'Story one' }) });
    const { release } = await open({ ...coverageList(counted), keywords: ['gamma'] });
    press('Add articles or change keywords');
    press('Analyze articles');
    await screen.findByRole('button', { name: 'Cancel' });
    release();
    await screen.findByText('Coverage list complete');
  });
});
