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
      return { ...rest, evidence: [...inHeadline, ...others], tone: { ...tone, value, label } };
    };
    show({ keywordMatches: [toned('alpha', -0.39, 'Negative'), toned('beta', 0.49, 'Positive')] });
    expect(screen.getByText('In the headline: beta')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Negative -0\.39 is the tone toward alpha/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Positive \+0\.49 is the tone toward beta/ })).toBeVisible();
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
  const toned = (value: number, extra = {}) => {
    const found = match('alpha', 1);
    const sentences = [{ value, words: [], ...extra }];
    return { ...found, tone: { ...found.tone, value, label: 'Positive' as const, sentences } };
  };

  it('is said next to the tone', () => {
    show({ keywordMatches: [toned(0.5)] });
    expect(
      screen.getByText(
        /^How sure is the tone\? Of 100 tones toward a keyword in the newest test, 63 were right\./,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^In tests on headlines, 85 of 100 labels were right/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Positive \+0\.50 is the tone/ })).toBeVisible();
    expect(screen.queryByText(/only leans|Read the sentences/)).toBeNull();
  });

  it.each([
    ['is close to neutral', toned(0.12)],
    ['rests on one weak word', toned(0.5, { oneWeakWord: true })],
    ['is less than 60% sure', toned(0.84, { leans: true })],
    ['is less than 60% sure and rests on one weak word', toned(0.84, { leans: true, oneWeakWord: true })],
  ])('a tone that %s only leans, with this reason', (reason, keyword) => {
    show({ keywordMatches: [keyword] });
    expect(screen.getByRole('button', { name: /^Leans positive \+0\.\d\d is the tone/ })).toBeVisible();
    expect(screen.getByText(`The tone toward alpha only leans: it ${reason}.`)).toBeVisible();
    expect(screen.getByText('Read the sentences before you quote it.')).toBeVisible();
  });

  it('is also said for a second keyword, if the first has no tone', () => {
    const beta = { ...toned(0.12), keyword: 'beta' };
    const { tone, ...alpha } = match('alpha', 1);
    show({ keywordMatches: [{ ...alpha, tone: { ...tone, value: null, label: null } }, beta] });
    expect(screen.getByText('The tone toward beta only leans: it is close to neutral.')).toBeVisible();
  });

  it('a keyword that the text does not contain is said to be not mentioned', () => {
    show({ keywordMatches: [match('alpha', 0), { ...toned(0.5), keyword: 'beta' }] });
    expect(screen.getByText('Not mentioned')).toBeVisible();
  });

  it('a report on a post says that the tests had no posts', () => {
    show({ type: 'social', keywordMatches: [toned(0.5)] });
    expect(screen.getByText(/sentences from news, not posts, so expect more errors here/)).toBeVisible();
    expect(screen.getByText(/Posts were not tested/)).toBeVisible();
  });

  it('a tone of the whole text with the opposite sign is named, with its place and the reason', () => {
    show({ keywordMatches: [toned(0.12)], sentiment: { value: -0.23, words: [], leans: true } });
    expect(screen.getByText(/^The text as a whole has a different tone/)).toHaveTextContent(
      '(leans negative, under “Tone of the text”): it counts every word, while the tone toward alpha (leans positive) counts only the sentences that name it.',
    );
    expect(screen.getByText('This tone is less than 60% sure.')).toBeVisible();
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
