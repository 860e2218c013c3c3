import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeTable } from '../../test/fake-server.ts';
import { framework, playbook, quiz, term } from '../../test/library.ts';
import { renderApp } from '../../test/render.tsx';
import { articleResult } from '../../test/results.ts';

const LIBRARY: FakeTable = {
  'help.frameworks': { json: [framework()] },
  'help.framework': { json: framework() },
  'help.glossary': { json: [term()] },
  'help.playbooks': { json: [playbook()] },
  'help.quizzes': { json: [quiz()] },
};

/** Acceptance number, route, heading, and a text that only this screen has. */
const SCREENS = [
  ['#1 #78', '/', 'Media analysis tools', 'Analyze Article'],
  ['#8', '/about', 'About Earshot', 'Start Analyzing Stories'],
  ['#9', '/suggestions', 'Suggestions', 'Send'],
  ['#10', '/trending', 'Trending Analyzer', 'Paste Text'],
  ['#11', '/help', 'Help Center', 'Interactive Quizzes'],
  ['#12', '/help/frameworks', 'Framework Library', 'View Framework'],
  ['#13', '/help/frameworks/harbour-model', 'Harbour Model', 'Tips for Success'],
  ['#14', '/help/glossary', 'Glossary', 'View Definition'],
  ['#15', '/help/playbooks', 'Playbooks', 'The First Storm'],
  ['#16', '/help/quizzes', 'Interactive Quizzes', 'Start Quiz'],
  ['#17', '/analytics', 'Usage Analytics', 'User Satisfaction'],
] as const;

describe('screens', () => {
  it.each(SCREENS)('%s #27 #430 %s shows %s, asks for no sign-in and no other origin', async (...row) => {
    const [, route, heading, text] = row;
    const { server } = renderApp(route, { server: LIBRARY });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
    for (const control of document.querySelectorAll('a, button, input, label')) {
      expect(control.textContent).not.toMatch(
        /sign[ -]?(?:in|up)|log ?(?:in|out)|register|my account|profile/i,
      );
    }
    expect(document.querySelector('input[type="password"]')).toBeNull();
    for (const { url } of server.calls) expect(url).toMatch(/^\/api\//);
  });
});

describe('data of a session', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('#345 analytics opened after an analysis show the new count', async () => {
    const { server, user } = renderApp('/?keywords=alpha&url=https://news.example/a', {
      server: {
        'counters.get': { json: { article: 4, social: 0, trending: 0 } },
        'article.analyze': { json: articleResult() },
      },
    });
    await screen.findByText('4 professionals have used this tool');
    server.answer({ 'counters.get': { json: { article: 5, social: 0, trending: 0 } } });
    await user.click(await screen.findByRole('button', { name: 'Analyze Article' }));
    await screen.findByText('Analysis complete');
    await user.click(screen.getByRole('link', { name: 'Analytics' }));
    expect(await screen.findByText('Article Analyzer is the most used tool, with 5 uses.')).toBeVisible();
  });

  it('#366 nothing is asked for again while a screen stays open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = renderApp('/analytics');
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(server.calls).toHaveLength(1);
  });
});
