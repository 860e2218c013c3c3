import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FakeAnswer, FakeTable } from '../../test/fake-server.ts';
import { preload } from '../../test/preload.ts';
import { renderApp } from '../../test/render.tsx';
import { articleResult, socialResult } from '../../test/results.ts';
import { trendingResult } from '../../test/trending-result.ts';

// Loads the code of the screens before the first test's timeout starts.
beforeAll(() => preload('', '?tab=social', '?tab=trending'), 120_000);

/** Each tool: the address that fills its form, its call, a result, the button, and a field whose edit changes the inputs. */
const TOOLS = [
  {
    tool: 'article',
    route: '/?keywords=alpha&url=https://x.example/story',
    call: 'article.analyze',
    json: articleResult(),
    button: 'Analyze Article',
    heading: 'Report',
    field: 'Article URL',
  },
  {
    tool: 'social',
    route: '/?tab=social&keywords=alpha&url=https://x.example/p/1',
    call: 'social.analyze',
    json: socialResult(),
    button: 'Analyze Social Post',
    heading: 'Report',
    field: 'Post URL',
  },
  {
    tool: 'trending',
    route: '/?tab=trending',
    call: 'trending.analyzeText',
    json: trendingResult(),
    button: 'Analyze',
    heading: 'Ranking',
    field: 'Headlines, snippets or URLs',
  },
] as const;
type Tool = (typeof TOOLS)[number];

const STALE = /The inputs have changed since this/;
const FAILED = /The last analysis failed\. This is the (?:report|ranking) from before\./;

async function open({ route, call, button, field, tool }: Tool, answer: FakeTable[Tool['call']]) {
  const app = renderApp(route, { server: { [call]: answer } });
  const run = await screen.findByRole('button', { name: button });
  if (tool === 'trending') {
    fireEvent.change(screen.getByLabelText(field), { target: { value: 'Ferry strike ends' } });
  }
  return { ...app, run };
}

/** Responses that wait until the test releases them. */
function delayed() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  return {
    handler: () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve)),
    give: (answer: FakeAnswer) => waiting.shift()?.(answer),
  };
}

const note = (text: RegExp) => screen.findByText(text);

describe.each(TOOLS)('every analysis: $tool', (tool) => {
  it('a failure stays next to the form with a retry button; an edit marks the result as outdated; a result from before a failure is marked; the retry button counts down', async () => {
    const { run, server } = await open(tool, { status: 503, json: { message: 'Busy.', code: 'busy' } });
    fireEvent.click(run);
    expect(await screen.findByText('Busy.')).toBeVisible();
    server.answer({ [tool.call]: { json: tool.json } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Analysis complete');
    expect(screen.queryByText('Busy.')).toBeNull();

    const field = screen.getByLabelText<HTMLInputElement>(tool.field);
    const before = field.value;
    expect(screen.queryByText(STALE)).toBeNull();
    fireEvent.change(field, { target: { value: `${before}x` } });
    expect(await note(STALE)).toBeVisible();
    fireEvent.change(field, { target: { value: before } });
    await waitFor(() => expect(screen.queryByText(STALE)).toBeNull());

    server.answer({
      [tool.call]: {
        status: 429,
        headers: { 'Retry-After': '40' },
        json: { message: 'Too many requests.', code: 'rate_limited' },
      },
    });
    fireEvent.click(run);
    expect(await note(FAILED)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('after Cancel the focus is on the button that starts again; an analysis continues while another page is open, and closing the page asks for confirmation', async () => {
    const { handler, give } = delayed();
    const { user, run, server } = await open(tool, delayed().handler);
    fireEvent.click(run);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: tool.button })).toHaveFocus());
    server.answer({ [tool.call]: handler });
    fireEvent.click(run);
    await screen.findByRole('button', { name: 'Cancel' });
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: 'About Earshot' });
    await act(async () => give({ json: tool.json }));
    expect(await screen.findByText('Analysis complete')).toBeVisible();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Earshot' }));
    const tabs = {
      article: 'Article Analyzer',
      social: 'Social Post Snapshot',
      trending: 'Trending Analyzer',
    };
    await user.click(await screen.findByRole('tab', { name: tabs[tool.tool] }));
    expect((await screen.findAllByText(/Ferr/)).length).toBeGreaterThan(0);
  });
});
