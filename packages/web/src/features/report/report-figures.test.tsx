import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { plainNumbers } from '../../../test/plain-numbers.ts';
import { articleResult, match } from '../../../test/results.ts';
import { ReportView } from './report-panel.tsx';

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
    expect(screen.getByRole('button', { name: /^\(3 mentions\)/ })).toHaveFocus();
  });

  it('a figure whose sentences are open already leads to them and marks their keyword', async () => {
    const container = show();
    const figure = screen.getByRole('button', { name: /^4 mentions of all keywords/ });
    await userEvent.click(figure);
    await userEvent.click(figure);
    expect(screen.getByRole('button', { name: /^\(3 mentions\)/ })).toHaveFocus();
    expect(container.querySelectorAll('[data-revealed]')).toHaveLength(1);
  });

  it('a quote shows its speaker, the words that name the speaker, and what it is about', () => {
    show({ quotes: [quote, { ...quote, start: 500, end: 520, speaker: null, attribution: '' }] });
    const [first, second] = within(screen.getByRole('list', { name: 'Quotes' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('We are sorryMara Lind (in the text: “said Mara Lind”) · about alpha');
    expect(second).toHaveTextContent('No speaker named');
  });
});

describe('the one tone', () => {
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

  it('is that toward the first keyword found, with how sure it is', async () => {
    show({ keywordMatches: [match('gamma', 0), toned, { ...found, keyword: 'beta' }] });
    expect(screen.getByText('toward alpha')).toBeVisible();
    expect(screen.getByText(/^Tone is an estimate: of 100 tones toward a keyword/)).toBeVisible();
    const [tone] = screen.getAllByRole('button', { name: /^Positive is the tone toward alpha/ });
    if (tone) await userEvent.click(tone);
    expect(await screen.findByRole('list', { name: 'Sentences that mention alpha' })).toBeVisible();
  });

  it('is not clear without a clear sentence, and nothing is said of how sure it is', () => {
    show({ keywordMatches: [found] });
    expect(screen.getAllByText('No clear tone')).toHaveLength(2);
    expect(screen.queryByText(/estimate/)).toBeNull();
  });

  it('is absent if no keyword was found', () => {
    show({ keywordMatches: [match('alpha', 0)] });
    expect(screen.queryByText('No clear tone')).toBeNull();
  });

  it('a report on a post says that the tests had no posts', () => {
    show({ type: 'social', keywordMatches: [toned] });
    expect(screen.getByText(/in news and not in posts/)).toBeVisible();
  });
});

describe('the text of a post', () => {
  const document = { text: 'The ferry is late again.', language: 'en', words: 5 };

  it('is its summary if it is short', () => {
    show({ type: 'social', document });
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('The ferry is late again.');
    expect(screen.queryByText('A ferry company electrifies its fleet.')).toBeNull();
  });

  it('is summarized from 60 words on', () => {
    show({ type: 'social', document: { ...document, words: 60 } });
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('A ferry company');
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
    expect(paper).toHaveTextContent('“We are sorry” – Mara Lind');
    expect(paper?.querySelectorAll('button, summary')).toHaveLength(0);
    expect(paper).not.toHaveTextContent(/JSON-LD|og:|h1|\(1 mentions\)/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(container.querySelector('.print-only:not(span)')).toBeNull();
  });
});
