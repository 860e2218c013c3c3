import type { TrendingResult } from '@earshot/schema/trending/model';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for it.
import './trending-tool.tsx';

async function show(result: TrendingResult = trendingResult()): Promise<void> {
  renderApp('/trending', { server: { 'trending.analyzeText': { json: result } } });
  const field = await screen.findByLabelText('Headlines, snippets or URLs');
  fireEvent.change(field, { target: { value: 'One' } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByText('Analysis complete');
}

const itemWith = async (changes: Parameters<typeof rankedItem>[0]) => {
  await show(trendingResult({ items: [rankedItem(changes)] }));
  return screen.getByRole('article');
};

const itemsWith = async (changes: readonly Parameters<typeof rankedItem>[0][]) => {
  await show(
    trendingResult({ items: changes.map((change, at) => rankedItem({ title: `${at}`, ...change })) }),
  );
  return screen.getAllByRole('article');
};

/** Opens the details of a story. Returns its button. */
function open(item: HTMLElement): HTMLElement {
  const toggle = within(item).getByRole('button', { name: /^Rank \d/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle);
  return toggle;
}

describe('ranked rows', () => {
  it('#212 #213 stand in rank order with rank, heat, title and mentions; heat is said to describe the list', async () => {
    await show();
    const items = screen.getAllByRole('article');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(/Heat 82 Very hot.*Rank 1: Ferry strike ends.*3 mentions/);
    expect(items[1]).toHaveTextContent(/Heat 41 Warm.*Rank 2: Library reopens.*2 mentions/);
    expect(screen.getByText(/^Heat describes your list, not the news/)).toBeVisible();
  });

  it('#214 #215 shows a date and a tone only when there is one', async () => {
    const { latest_date: _, ...undated } = rankedItem({ avg_sentiment: null, deciding_words: [] });
    await show(trendingResult({ items: [rankedItem(), { ...undated, title: 'Other' }] }));
    const [dated, other] = screen.getAllByRole('article');
    expect(dated).toHaveTextContent('March 5, 2025');
    expect(other).not.toHaveTextContent(/2025|Date not available|Positive|Neutral|Negative|0\.00/);
    expect(other?.querySelector('[data-testid="sentiment-dot"]')).toBeNull();
  });

  it('paid placements are counted apart from mentions and copies', async () => {
    const [first, ...others] = rankedItem().members;
    const members = first ? [{ ...first, paid: true as const }, ...others] : [];
    const item = await itemWith({ paid_placements: 1, pieces: 2, members });
    expect(item).toHaveTextContent(/3 mentions.*1 copy.*1 paid placement/);
    open(item);
    expect(within(item).getAllByText(/Paid placement/)).toHaveLength(1);
  });

  it('#216 #217 #218 #219 a tone has its dot, its label and its signed value', async () => {
    const tones = [
      [0.11, 'Positive +0.11'],
      [0.1, 'Neutral +0.10'],
      [-0.11, 'Negative -0.11'],
      [-0.1, 'Neutral -0.10'],
      [0.25, 'Positive +0.25'],
      [-0.4, 'Negative -0.40'],
      [0, 'Neutral 0.00'],
    ] as const;
    const items = await itemsWith(tones.map(([avg_sentiment]) => ({ avg_sentiment })));
    for (const [at, [, shown]] of tones.entries()) {
      const item = items[at] as HTMLElement;
      // Printers leave out backgrounds unless told otherwise.
      expect(within(item).getByTestId('sentiment-dot')).toHaveClass('print-ink');
      expect(item).toHaveTextContent(shown);
    }
  });

  it('#220 #221 five sources are shown, and how many more there are', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => `Paper ${index + 1}`);
    const items = await itemsWith([{ sources: seven }, { sources: seven.slice(0, 5) }]);
    const shown = items.map((item) =>
      within(within(item).getByRole('list', { name: 'Sources' }))
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    );
    expect(shown).toEqual([[...seven.slice(0, 5), '+2 more'], seven.slice(0, 5)]);
  });

  it('shows the tone of each line of a story with several lines, and how its mean came about', async () => {
    const tones = [-0.33, 0.27, 0.49];
    const members = rankedItem().members.map((member, at) => ({ ...member, sentiment: tones[at] ?? null }));
    const item = await itemWith({ members, avg_sentiment: 0.14 });
    open(item);
    const lines = within(within(item).getByRole('list', { name: /^Lines merged/ })).getAllByRole('listitem');
    expect(lines.map((line) => /(?:Positive|Negative) .\d\.\d\d/.exec(line.textContent ?? '')?.[0])).toEqual([
      'Negative -0.33',
      'Positive +0.27',
      'Positive +0.49',
    ]);
    expect(item).toHaveTextContent('+0.14 is the mean of 3 lines with a tone.');
  });

  it("#222 says why it's trending, in one line and in full", async () => {
    const item = await itemWith({ explain_why: 'Three lines in one day. Heat 82 = volume 30 of 35.' });
    expect(within(item).getByText('Three lines in one day').parentElement).toHaveTextContent(
      "Why it's trending: Three lines in one day",
    );
    open(item);
    expect(within(item).getByText('Three lines in one day. Heat 82 = volume 30 of 35.')).toBeVisible();
  });

  it('#223 heat is in its band, in color and word', async () => {
    const bands = [
      [80, 'strongest', 'Very hot'],
      [79.9, 'strong', 'Hot'],
      [60, 'strong', 'Hot'],
      [59.9, 'medium', 'Warm'],
      [40, 'medium', 'Warm'],
      [39.9, 'muted', 'Low'],
    ] as const;
    const items = await itemsWith(bands.map(([heat_score]) => ({ heat_score })));
    for (const [at, [heat, band, word]] of bands.entries()) {
      expect(items[at]?.querySelector('[data-band]')).toHaveAttribute('data-band', band);
      expect(items[at]).toHaveTextContent(`Heat ${heat} ${word}`);
    }
  });

  it('the details have the headlines of the lines with source, date, copies, a link that is safe, and the deciding words', async () => {
    const item = await itemWith({});
    expect(within(item).queryByText(/welcome/)).toBeNull();
    const toggle = open(item);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const lines = within(within(item).getByRole('list', { name: /^Lines merged/ })).getAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toHaveTextContent(
      /^Ferry strike ends after nine daysThe Harbour Ledger · March 5, 2025/,
    );
    expect(lines[2]).toHaveTextContent('Copy of line 3');
    expect(
      within(item)
        .getAllByRole('link', { name: 'Open link' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://coastradio.example/ferry-strike-ends']);
    expect(within(item).getByText(/welcome/)).toHaveTextContent('welcome +0.60');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(within(item).queryByRole('list', { name: /^Lines merged/ })).toBeNull();
  });

  it('the details name what ties the lines and who only ran a copy', async () => {
    const item = await itemWith({ pieces: 1, pick_ups: ['Valley Post'] });
    open(item);
    expect(within(item).getByText('What these lines share').nextElementSibling).toHaveTextContent(
      'ferry, strike',
    );
    expect(within(item).getByText('Ran a copy only').nextElementSibling).toHaveTextContent('Valley Post');
  });

  it('a long ranking is shown a hundred stories at a time', async () => {
    const items = Array.from({ length: 130 }, (_, index) => rankedItem({ title: `Story ${index + 1}` }));
    await show(trendingResult({ items }));
    const list = screen.getByRole('list', { name: 'Ranked articles' });
    expect(list.children).toHaveLength(100);
    fireEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
    expect(list.children).toHaveLength(130);
  });
});
