import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { quiz } from '../../../test/library.ts';
import { renderApp } from '../../../test/render.tsx';

const QUESTIONS = [
  {
    question: 'Which knot slips?',
    options: ['The reef', 'The granny', 'The bowline', 'The hitch'],
    answer: 1,
    explanation: 'It was never meant to hold.',
    optionNotes: ['It lies flat.', 'It slips under load.', 'It holds.', 'It grips a pole.'],
  },
  {
    question: 'Which line is thickest?',
    options: ['The hawser', 'The string', 'The cord', 'The thread'],
    answer: 0,
    explanation: 'It ties up ships.',
  },
];
const status = () => within(screen.getByRole('region', { name: 'Knots and Lines' })).getByRole('status');
const STORED = 'earshot:quizzes';

async function start() {
  const app = renderApp('/help/quizzes', {
    server: { 'help.quizzes': { json: [quiz({ questions: QUESTIONS })] } },
  });
  await app.user.click(await screen.findByRole('link', { name: /^(Start|Retake) Quiz/ }));
  await screen.findByRole('heading', { name: 'Knots and Lines: question 1 of 2' });
  const choose = (option: RegExp) => app.user.click(screen.getByRole('radio', { name: option }));
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, choose, press };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a quiz in place', () => {
  it('#333 starts on the quiz page with its first question alone', async () => {
    const { address } = await start();
    expect(address()).toBe('/help/quizzes');
    expect(screen.getByRole('group', { name: 'Which knot slips?' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByText('Which line is thickest?')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('explains every option once an answer is checked, and asks for one first', async () => {
    const { choose, press } = await start();
    await press('Check Answer');
    expect(status()).toHaveTextContent('Choose an answer first.');
    await choose(/The reef/);
    await press('Check Answer');
    expect(status()).toHaveTextContent('Not quite. It was never meant to hold.');
    await waitFor(() => expect(status()).toHaveFocus());
    for (const note of QUESTIONS[0]?.optionNotes ?? [])
      expect(screen.getByText(note, { exact: false })).toBeVisible();
    expect(screen.getByText('Wrong:').closest('label')).toHaveTextContent('The reef');
    expect(screen.getByText('Right:')).toBeVisible();
    expect(screen.getAllByRole('radio').filter((radio) => !radio.matches(':disabled'))).toHaveLength(1);
  });

  it('#332 half right: no badge, and again from the first question', async () => {
    localStorage.setItem(STORED, JSON.stringify({ knots: { bestPercent: 100, hasBadge: true }, odd: 'x' }));
    const { choose, press } = await start();
    for (const [option, next] of [
      [/The granny/, 'Next Question'],
      [/The thread/, 'See Result'],
    ] as const) {
      await choose(option);
      await press('Check Answer');
      await press(next);
    }
    expect(screen.getByText('1 of 2 right (50%)')).toBeVisible();
    expect(screen.getByText(/You need 70%/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual({ knots: 100 });
    await press('Retake Quiz');
    expect(screen.getByRole('heading', { name: 'Knots and Lines: question 1 of 2' })).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await press('All quizzes');
    expect(screen.getByRole('article', { name: 'Knots and Lines' })).toHaveFocus();
  });

  it('a half-done quiz is continued where it was left', async () => {
    const { user, choose, press } = await start();
    await choose(/The granny/);
    await press('Check Answer');
    await press('All quizzes');
    const card = within(await screen.findByRole('article', { name: 'Knots and Lines' }));
    expect(card.queryByRole('link', { name: 'Start Quiz' })).toBeNull();
    await user.click(card.getByRole('link', { name: 'Continue Quiz' }));
    expect(screen.getByRole('heading', { name: 'Knots and Lines: question 2 of 2' })).toBeVisible();
  });

  it('brings the verdict and the next step into view', async () => {
    const shown: Element[] = [];
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function record(this: Element) {
      shown.push(this);
    };
    try {
      const { choose, press } = await start();
      await choose(/The granny/);
      shown.length = 0;
      await press('Check Answer');
      await waitFor(() => expect(shown).toHaveLength(1));
      expect(shown[0]).toContainElement(status());
      expect(shown[0]).toContainElement(screen.getByRole('button', { name: 'Next Question' }));
    } finally {
      Element.prototype.scrollIntoView = original;
    }
  });

  it('an address that names a quiz runs it, and one that names none shows the list', async () => {
    const server = { 'help.quizzes': { json: [quiz({ questions: QUESTIONS })] } };
    const { unmount } = renderApp('/help/quizzes#knots', { server });
    expect(await screen.findByText('Which knot slips?')).toBeVisible();
    unmount();
    renderApp('/help/quizzes#nothing', { server });
    expect(await screen.findByRole('article', { name: 'Knots and Lines' })).toBeVisible();
  });
});
