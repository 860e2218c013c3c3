import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { withApart } from './apart-stories.ts';
import { rankingJson } from './ranking-json.ts';
// Loaded in advance, so that no test waits for the modules.
import './compare-panel.tsx';
import './trending-page.tsx';

const STORY = {
  change: 'growing',
  title: 'Ferry strike ends',
  before: { title: 'Ferry crews walk out', rank: 3, lines: 2 },
  after: { title: 'Ferry strike ends', rank: 1, lines: 5 },
  strength: 0.8,
};

async function compare(
  answer: object,
  earlier: string = rankingJson(trendingResult(), '2026-03-05T10:00:00Z'),
  now = trendingResult(),
) {
  const app = renderApp('/trending', {
    server: {
      'trending.analyzeText': { json: now },
      'trending.compare': answer,
      'trending.deleteRanking': { json: { deleted: true } },
    },
  });
  fireEvent.change(await screen.findByLabelText('Headlines, snippets or URLs'), {
    target: { value: 'Ferry strike ends' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  fireEvent.click(await screen.findByText('Compare with an earlier ranking'));
  fireEvent.change(screen.getByLabelText('List or saved JSON to compare with'), {
    target: { value: earlier },
  });
  return app;
}

const single = (line: number, title: string) =>
  rankedItem({
    title,
    heat_score: 20,
    members: rankedItem()
      .members.slice(0, 1)
      .map((member) => ({ ...member, line, text: 'Inquiry' })),
  });

const ONE = trendingResult({ items: [rankedItem()] });

/** Compares two lists and matches a story that is gone with a new one. */
async function matchAcross() {
  const gone = {
    change: 'gone',
    title: 'Ferry strike ends after nine days',
    before: { title: 'Ferry strike ends after nine days', rank: 1, lines: 3 },
    after: null,
    strength: null,
  };
  const fresh = { ...gone, change: 'new', before: null, after: gone.before };
  const near = [{ before: 1, after: 1, strength: 0.3 }];
  const app = await compare({ json: { stories: [fresh, gone], near } }, rankingJson(ONE, ''), ONE);
  const [join] = await screen.findAllByRole('button', { name: /^Join: Ferry/ });
  if (join) fireEvent.click(join);
  return app;
}

const SIDE = { title: rankedItem().title, rank: 1, lines: 3 };
const MATCHED = { change: 'steady', title: SIDE.title, before: SIDE, after: SIDE, strength: 0.6 };

const compareOne = () => compare({ json: { stories: [MATCHED] } }, rankingJson(ONE, ''), ONE);

/** Compares two lists, and says that the match is wrong. */
async function compareMatched() {
  const app = await compareOne();
  await screen.findByRole('table', { name: /^Steady/ });
  const apart = { ...MATCHED, strength: null };
  const stories = [
    { ...apart, change: 'new', before: null },
    { ...apart, change: 'gone', after: null },
  ];
  app.server.answer({ 'trending.compare': { json: { stories } } });
  fireEvent.click(screen.getByRole('button', { name: /^Different: .* in the two lists$/ }));
  await screen.findByRole('table', { name: /^Gone/ });
  return app;
}

describe('comparing with an earlier ranking', () => {
  it('sends only headlines and dates of both lists, and shows what became of each story', async () => {
    const { server } = await compare({ json: { stories: [STORY] } });
    expect(await screen.findByRole('table', { name: /^Growing/ })).toBeVisible();
    expect(screen.getByText('Matched with “Ferry crews walk out”')).toBeVisible();
    expect(screen.getByText('Rank 3, 2 lines')).toHaveTextContent('100% of the list');
    const [call] = server.of('trending.compare');
    expect(JSON.stringify(call)).not.toContain('heat_score');
  });

  it('says why there is no comparison, and forgets it with the earlier ranking', async () => {
    await compare({
      status: 413,
      json: { message: 'This list has too many lines.', code: 'too_many_lines' },
    });
    expect(await screen.findByText('This list has too many lines.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the earlier ranking' }));
    await waitFor(() => expect(screen.queryByText('This list has too many lines.')).toBeNull());
  });

  it('refuses text that is not a saved ranking, and sends no request', async () => {
    const { server } = await compare({ json: { stories: [STORY] } }, '{"rank": 1}');
    expect(screen.getByText(/^This is not a ranking that was saved as JSON\. Paste the/)).toBeInTheDocument();
    expect(screen.queryByText('Rank this list and compare')).toBeNull();
    expect(server.of('trending.compare')).toHaveLength(0);
  });

  it('names the time of the earlier list, which can be removed again', async () => {
    await compare(
      { json: { stories: [STORY] } },
      rankingJson(trendingResult({ summary: { time_window: 'May 2025' } }), '2025-06-01T00:00:00.000Z'),
    );
    expect(await screen.findByText(/Earlier list: May 2025\./)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the earlier ranking' }));
    expect(screen.queryByText(/Earlier list/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Open a saved ranking' })).toHaveFocus();
  });

  it('ranks a pasted list on the spot, compares it, and does not leave it on the server', async () => {
    const { server } = await compare({ json: { stories: [STORY] } }, '[Reuters] Ferry crews walk out');
    expect(server.of('trending.compare')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Rank this list and compare' }));
    expect(await screen.findByRole('table', { name: /^Growing/ })).toBeVisible();
    expect(server.of('trending.analyzeText').at(-1)?.body).toEqual({
      text: '[Reuters] Ferry crews walk out',
      lineType: 'mixed',
    });
    await waitFor(() => expect(server.of('trending.deleteRanking')).toHaveLength(1));
  });

  it('says why a pasted list could not be ranked, and keeps it', async () => {
    const { server } = await compare({ json: { stories: [] } }, 'Ferry crews walk out');
    server.answer({
      'trending.analyzeText': { status: 413, json: { message: 'Too many lines.', code: 'too_many_lines' } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Rank this list and compare' }));
    expect(await screen.findByText('Too many lines.')).toBeVisible();
    expect(screen.getByLabelText(/^List or saved JSON/)).toHaveValue('Ferry crews walk out');
  });

  it('points from a new story to the unjoined one it may belong to; the join changes the ranking and the comparison', async () => {
    const inquiry = single(9, 'Inquiry into ferry strike');
    const fresh = {
      change: 'new',
      title: inquiry.title,
      before: null,
      after: { title: inquiry.title, rank: 2, lines: 1 },
      strength: null,
    };
    const { server } = await compare(
      { json: { stories: [STORY, fresh] } },
      undefined,
      trendingResult({
        items: [rankedItem(), inquiry],
        near_stories: [{ line: 1, to: 9, likelihood: 0.31 }],
      }),
    );
    const table = await screen.findByRole('table', { name: /^New/ });
    expect(table).toHaveTextContent(
      'May be the same event as “Ferry strike ends after nine days” (31%) in this list.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Join: Inquiry into ferry strike' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /^Ferry strike ends/ })).toHaveFocus());
    expect(screen.getByText(/“Ferry strike ends” is now under Growing\./)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/is now under/)).toBeNull());
  });

  it('does not suggest again what the user called different, and one Undo asks again', async () => {
    const later = trendingResult({
      items: [rankedItem(), single(9, 'Inquiry into ferry strike')],
      near_stories: [{ line: 1, to: 9, likelihood: 0.31 }],
    });
    const fresh = { ...STORY, change: 'new', before: null, strength: null };
    await compare(
      { json: { stories: [{ ...fresh, after: { ...fresh.after, rank: 2 } }] } },
      undefined,
      later,
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Different: / }));
    expect(screen.queryByText(/May be the same event/)).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(/May be the same event/)).toBeInTheDocument();
  });

  it.each([
    ['asks about likely joins of the earlier list', [], 1],
    ['does not ask about those that the user called different before saving', [[9, 3] as const], 0],
  ])('%s', async (_, apart, suggested) => {
    const before = trendingResult({
      items: [rankedItem(), single(9, 'Inquiry')],
      near_stories: [{ line: 1, to: 9, likelihood: 0.31 }],
    });
    const side = { title: 'Inquiry', rank: 2, lines: 1 };
    const gone = { change: 'gone', title: 'Inquiry', before: side, after: null, strength: null };
    await compare(
      { json: { stories: [gone] } },
      rankingJson(withApart(before, apart), '2026-03-05T10:00:00Z'),
    );
    await screen.findByRole('table', { name: /^Gone/ });
    expect(screen.queryAllByText(/^May be the same event/)).toHaveLength(suggested);
  });

  it('matches two stories of the two lists on request, and one Undo takes that back', async () => {
    const { server } = await matchAcross();
    await waitFor(() =>
      expect(server.of('trending.compare').at(-1)?.body).toMatchObject({ same: [{ before: 1, after: 1 }] }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(3));
    expect(server.of('trending.compare').at(-1)?.body).not.toHaveProperty('same');
  });

  it('a wrong match can be called different, which is counted, said and undone', async () => {
    const { server } = await compareMatched();
    expect(server.of('trending.compare').at(-1)?.body).toMatchObject({
      different: [{ before: 1, after: 1 }],
    });
    expect(screen.getByText(/is now under New\./)).toBeInTheDocument();
    expect(screen.getByText(/Your answers: 0 pairs the same, 1 different\./)).toBeInTheDocument();
    const fresh = within(screen.getByRole('table', { name: /^New/ }));
    await waitFor(() => expect(fresh.getByRole('rowheader')).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(3));
    expect(server.of('trending.compare').at(-1)?.body).not.toHaveProperty('different');
  });

  it('a failed comparison after an answer keeps the tables and the focus, and can be tried again', async () => {
    const { server } = await compareMatched();
    server.answer({ 'trending.compare': { status: 503, json: { message: 'Too busy.', code: 'busy' } } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Too busy.')).toBeVisible();
    expect(screen.getByRole('table', { name: /^Gone/ })).toBeVisible();
    const calls = server.of('trending.compare').length;
    server.answer({ 'trending.compare': { json: { stories: [STORY] } } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByRole('table', { name: /^Growing/ })).toBeVisible();
    expect(server.of('trending.compare')).toHaveLength(calls + 1);
    expect(screen.queryByText('Too busy.')).toBeNull();
  });

  it('a failed comparison with another earlier list does not leave the tables of the first', async () => {
    const { server } = await compareMatched();
    server.answer({ 'trending.compare': { status: 503, json: { message: 'Too busy.', code: 'busy' } } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove the earlier ranking' }));
    const other = trendingResult({ items: [single(3, 'Inquiry')] });
    fireEvent.change(screen.getByLabelText('List or saved JSON to compare with'), {
      target: { value: rankingJson(other, '') },
    });
    expect(await screen.findByText('Too busy.')).toBeVisible();
    expect(screen.queryByRole('table', { name: /^Gone/ })).toBeNull();
  });

  it('two clicks on the same answer are one, so that one Undo takes it back', async () => {
    const { server } = await compareOne();
    const name = /^Different: .* in the two lists$/;
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(2));
    expect(screen.getByRole('rowheader')).toHaveAccessibleName(MATCHED.title);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(3));
    expect(server.of('trending.compare').at(-1)?.body).not.toHaveProperty('different');
  });

  it('an answer about both lists stays when the same list is analyzed again', async () => {
    const { server } = await compareMatched();
    const again = trendingResult({ session_id: 'session-2', items: [rankedItem()] });
    server.answer({ 'trending.analyzeText': { json: again } });
    fireEvent.click(screen.getByRole('button', { name: /Analyze/ }));
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(3));
    expect(server.of('trending.compare').at(-1)?.body).toMatchObject({
      different: [{ before: 1, after: 1 }],
    });
  });

  it('a match of two lists is not applied to another list, whose lines have the same numbers', async () => {
    const { server } = await matchAcross();
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(2));
    const other = trendingResult({ session_id: 'session-2', items: [single(3, 'Inquiry')] });
    server.answer({ 'trending.analyzeText': { json: other } });
    fireEvent.change(screen.getByLabelText('Headlines, snippets or URLs'), { target: { value: 'Other' } });
    fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(server.of('trending.compare')).toHaveLength(3));
    expect(server.of('trending.compare').at(-1)?.body).not.toHaveProperty('same');
  });
});
