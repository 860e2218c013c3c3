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
  it('there is no number without a way into what it is made of', () => {
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
    expect(screen.getByRole('button', { name: /^Negative −0\.39 is the tone toward alpha/ })).toBeVisible();
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
  const LEANS =
    /“Leans” means that the tone is close to neutral, is less than 60% sure or rests on one weak word\. Read the sentences/;
  const toned = (value: number, extra = {}) => {
    const found = match('alpha', 1);
    const sentences = [{ value, words: [], ...extra }];
    return { ...found, tone: { ...found.tone, value, label: 'Positive' as const, sentences } };
  };

  it('is said next to the tone', () => {
    show({ keywordMatches: [toned(0.5)] });
    expect(
      screen.getByText(
        /^How sure is the tone\? Of all tones toward a keyword in tests, about 70 of 100 were right\./,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^In tests on headlines, 85 of 100 labels were right/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Positive \+0\.50 is the tone/ })).toBeVisible();
    expect(screen.queryByText(/“Leans”.* Read the sentences/)).toBeNull();
  });

  it.each([
    ['close to neutral', toned(0.12)],
    ['on one weak word', toned(0.5, { oneWeakWord: true })],
  ])('a tone %s only leans', (_, keyword) => {
    show({ keywordMatches: [keyword] });
    expect(screen.getByRole('button', { name: /^Leans positive \+0\.\d\d is the tone/ })).toBeVisible();
    expect(screen.getByText(LEANS)).toBeVisible();
  });

  it('is also said for a second keyword, if the first has no tone', () => {
    const beta = { ...toned(0.12), keyword: 'beta' };
    const { tone, ...alpha } = match('alpha', 1);
    show({ keywordMatches: [{ ...alpha, tone: { ...tone, value: null, label: null } }, beta] });
    expect(screen.getByText(/^How sure is the tone/)).toHaveTextContent(LEANS);
  });

  it('a post was not part of the tests', () => {
    show({ type: 'social', keywordMatches: [toned(0.5)] });
    expect(screen.getByText(/sentences from news, not posts, so expect more errors here/)).toBeVisible();
    expect(screen.getByText(/Posts were not tested/)).toBeVisible();
  });

  it('two tones of opposite sign are explained in one sentence', () => {
    show({ keywordMatches: [toned(0.12)], sentiment: { value: -0.23, words: [], leans: true } });
    expect(screen.getByText(/The two tones differ/)).toHaveTextContent(
      'toward alpha rests on the sentences that name it (leans positive), the one of the text on all of its words (leans negative)',
    );
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
