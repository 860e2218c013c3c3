import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { plainNumbers } from '../../../test/plain-numbers.ts';
import { articleResult, match } from '../../../test/results.ts';
import { ReportView } from './report-view.tsx';

const quote = {
  text: 'We are sorry',
  start: 0,
  end: 12,
  speaker: 'Mara Lind',
  attribution: 'said Mara Lind',
};

function show(changes: Parameters<typeof articleResult>[0] = {}) {
  const { container } = render(
    <MemoryRouter>
      <ReportView data={articleResult(changes)} analyzedAt={null} />
    </MemoryRouter>,
  );
  return container;
}

describe('figures of a report', () => {
  it('every number leads to what it is made of', () => {
    const container = show({
      quotes: [quote],
      specialBreakouts: [
        { term: 'delta', mentions: 2, snippets: ['<mark>delta</mark> and <mark>delta</mark>'] },
      ],
    });
    expect(plainNumbers(container)).toEqual([]);
  });

  it('the mentions of all keywords open the sentences, and the focus is there', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^4 mentions of all keywords/ }));
    const sentences = await screen.findByRole('list', { name: 'Sentences that mention alpha' });
    expect(within(sentences).getAllByRole('listitem')).toHaveLength(3);
    expect(await screen.findByRole('list', { name: 'Sentences that mention beta' })).toBeVisible();
    expect(screen.getByRole('button', { name: '(3 mentions): alpha' })).toHaveFocus();
  });

  it('a bar and a place in the text open the sentences of their keyword', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^1 mentions of beta/ }));
    expect(await screen.findByRole('list', { name: 'Sentences that mention beta' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^opening 1 · body 2/ }));
    expect(await screen.findByRole('list', { name: 'Sentences that mention alpha' })).toBeVisible();
  });

  it('the tone of the text opens the words behind it', async () => {
    show();
    const tone = screen.getByRole('button', { name: /^Positive \+0\.25/ });
    expect(tone).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(tone);
    expect(tone).toHaveAttribute('aria-expanded', 'true');
  });

  it('has the tone toward each keyword, says whose name is in the headline, and keeps numbers whole', () => {
    const toned = (keyword: string, value: number, label: 'Positive' | 'Negative') => {
      const { tone, evidence, ...rest } = match(keyword, 2);
      const [first, ...others] = evidence;
      const inHeadline =
        keyword === 'beta' && first ? [{ ...first, section: 'headline' as const }] : evidence;
      const counts = {
        positive: label === 'Positive' ? 2 : 0,
        negative: label === 'Negative' ? 2 : 0,
        unclear: 0,
      };
      return { ...rest, evidence: [...inHeadline, ...others], tone: { ...tone, value, label, counts } };
    };
    show({ keywordMatches: [toned('alpha', -0.39, 'Negative'), toned('beta', 0.49, 'Positive')] });
    expect(screen.getByText('In the headline: beta')).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^Negative, 2 clear sentences is the tone toward alpha/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^Positive, 2 clear sentences is the tone toward beta/ }),
    ).toBeVisible();
  });

  it('a figure whose sentences are open already leads to them and marks their keyword', async () => {
    const container = show();
    const figure = screen.getByRole('button', { name: /^4 mentions of all keywords/ });
    await userEvent.click(figure);
    await userEvent.click(figure);
    expect(screen.getByRole('button', { name: '(3 mentions): alpha' })).toHaveFocus();
    expect(container.querySelectorAll('[data-revealed]')).toHaveLength(1);
  });

  it('a quote shows its speaker, the words that name the speaker, and what it is about', () => {
    show({ quotes: [quote, { ...quote, start: 500, end: 520, speaker: null, attribution: '' }] });
    const [first, second] = within(screen.getByRole('list', { name: 'Quotes' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('We are sorryMara Lind (in the text: “said Mara Lind”) · about alpha');
    expect(second).toHaveTextContent('No speaker named');
  });
});

describe('how sure the tone is', () => {
  const found = match('alpha', 1);
  const toned = {
    ...found,
    tone: {
      value: 0.9,
      label: 'Positive' as const,
      counts: { positive: 1, negative: 0, unclear: 0 },
      sentences: [{ value: 0.9, words: [] }],
    },
  };

  it('is said next to the tone, with the number of clear sentences', () => {
    show({ keywordMatches: [toned] });
    expect(screen.getByText(/^A sentence has a tone only where the model is sure\./)).toBeVisible();
    expect(screen.getByText(/^In tests on headlines, 85 of 100 labels were right/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Positive, 1 clear sentence is the tone/ })).toBeVisible();
  });

  it('a keyword without a clear sentence has no clear tone, and nothing is said of how sure it is', () => {
    show({ keywordMatches: [found] });
    expect(screen.getByText('No clear tone')).toBeVisible();
    expect(screen.queryByText(/only where the model is sure/)).toBeNull();
  });

  it('a keyword that the text does not contain is said to be not mentioned', () => {
    show({ keywordMatches: [match('alpha', 0), { ...toned, keyword: 'beta' }] });
    expect(screen.getByText('Not mentioned')).toBeVisible();
  });

  it('a report on a post says that the tests had no posts', () => {
    show({ type: 'social', keywordMatches: [toned] });
    expect(screen.getByText(/sentences from news, not posts, so expect more errors here/)).toBeVisible();
    expect(screen.getByText(/Posts were not tested/)).toBeVisible();
  });
});

describe('an article on paper', () => {
  it('has its sentences and quotes, and no control and no name of an element', () => {
    const container = show({
      quotes: [quote],
      keywordMatches: [match('alpha', 3), match('gamma', 0)],
    });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = container.querySelector<HTMLElement>('.print-only:not(span)');
    expect(paper).toHaveTextContent('alpha in sentence 3.');
    expect(paper).toHaveTextContent('We are sorry – Mara Lind');
    expect(paper?.querySelectorAll('button, summary')).toHaveLength(0);
    expect(paper).not.toHaveTextContent(/JSON-LD|og:|h1|\(1 mentions\)/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(container.querySelector('.print-only:not(span)')).toBeNull();
  });
});
