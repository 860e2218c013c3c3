import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAnswer, FakeHandler } from '../../../test/fake-server.ts';
import { framework, playbook, term } from '../../../test/library.ts';
import { renderApp } from '../../../test/render.tsx';

const NOTHING = { frameworks: [], glossary: [], playbooks: [], best: [], isAnswered: false };
const ALL_KINDS = {
  frameworks: [framework()],
  glossary: [term(), term({ id: 't-2' })],
  playbooks: [playbook()],
};

async function openHelp(answer: FakeAnswer | FakeHandler = { json: ALL_KINDS }, route = '/help') {
  const app = renderApp(route, { server: { 'help.search': answer } });
  const box = await screen.findByRole('searchbox');
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  const submit = () => app.user.click(screen.getByRole('button', { name: /^Search/ }));
  return { ...app, box, type, submit };
}

const panel = () => screen.queryByRole('region', { name: 'Search results' });

describe('the help search', () => {
  it('#270 shows no result panel before the first search', async () => {
    const { server } = await openHelp();
    expect(panel()).toBeNull();
    expect(server.of('help.search')).toEqual([]);
  });

  it.each(['Enter', 'the button'])('#271 %s sends the encoded query', async (way) => {
    const { server, user, box, type, submit } = await openHelp();
    type(' R&D ');
    if (way === 'Enter') await user.type(box, '{Enter}');
    else await submit();
    await screen.findByRole('tablist', { name: 'Result types' });
    expect(server.of('help.search')).toMatchObject([{ method: 'GET', url: '/api/help/search?q=R%26D' }]);
  });

  it('#272 #273 shows that it is searching, then tabs with counts that the arrow keys reach', async () => {
    let release = (_: FakeAnswer) => {};
    const { user, type, submit } = await openHelp(() => new Promise((resolve) => (release = resolve)));
    type('tide');
    await submit();
    expect(screen.getByRole('button', { name: 'Searching...' })).toBeVisible();
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    release({ json: ALL_KINDS });
    await screen.findByRole('tab', { name: 'Frameworks (1)' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Frameworks (1)',
      'Glossary (2)',
      'Playbooks (1)',
    ]);
    expect(screen.getByText('4 results for')).toHaveTextContent('4 results for tide');
    screen.getByRole('tab', { name: 'Frameworks (1)' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Glossary (2)' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Glossary (2)' })).toBeVisible();
  });

  it('#274 #275 #276 an empty kind has its own sentence', async () => {
    const { user, type, submit } = await openHelp({ json: NOTHING });
    type('zzz');
    await submit();
    expect(await screen.findByText('No frameworks found')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Glossary (0)' }));
    expect(screen.getByText('No glossary terms found')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Playbooks (0)' }));
    expect(screen.getByText('No playbooks found')).toBeVisible();
    expect(screen.queryByText('No frameworks found')).toBeNull();
  });

  it.each([
    ['#277 151 characters are cut', 'a'.repeat(151), `${'a'.repeat(150)}...`],
    ['#278 150 characters are whole', 'b'.repeat(150), 'b'.repeat(150)],
  ])('%s', async (_, definition, shown) => {
    const { user, type, submit } = await openHelp({ json: { ...NOTHING, glossary: [term({ definition })] } });
    type('tide');
    await submit();
    await user.click(await screen.findByRole('tab', { name: 'Glossary (1)' }));
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('opens the first kind that has results, and replaces the sections of the page', async () => {
    const { type, submit } = await openHelp({ json: { ...NOTHING, glossary: [term()] } });
    expect(screen.getByRole('region', { name: 'Popular resources' })).toBeVisible();
    type('tide');
    await submit();
    expect(await screen.findByRole('tab', { name: 'Glossary (1)' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('region', { name: 'Popular resources' })).toBeNull();
  });

  it('#279 results lead to frameworks, to the term and to the playbook', async () => {
    const { user, type, submit } = await openHelp();
    type('tide');
    await submit();
    expect(await screen.findByRole('link', { name: 'Harbour Model' })).toHaveAttribute(
      'href',
      '/help/frameworks/harbour-model',
    );
    await user.click(screen.getByRole('tab', { name: 'Glossary (2)' }));
    const terms = within(screen.getByRole('list', { name: 'Glossary' })).getAllByRole('link');
    expect(terms[0]).toHaveAttribute('href', '/help/glossary#share-of-tide');
    await user.click(screen.getByRole('tab', { name: 'Playbooks (1)' }));
    expect(screen.getByRole('link', { name: 'The First Storm' })).toHaveAttribute(
      'href',
      '/help/playbooks#first-storm',
    );
  });

  it.each([
    ['a blank query that is submitted', '   ', true],
    ['emptying the field', '', false],
  ])('#280 %s clears the results without a call', async (_, text, isSubmitted) => {
    const { server, type, submit, address } = await openHelp();
    type('tide');
    await submit();
    await screen.findByRole('tab', { name: 'Frameworks (1)' });
    await waitFor(() => expect(address()).toBe('/help?q=tide'));
    type(text);
    if (isSubmitted) await submit();
    expect(panel()).toBeNull();
    await waitFor(() => expect(address()).toBe('/help'));
    expect(server.of('help.search')).toHaveLength(1);
  });

  it('#281 #282 a failing search is only logged, and ends', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { type, submit } = await openHelp({ status: 500, text: 'boom' });
    type('tide');
    await submit();
    await waitFor(() => expect(log).toHaveBeenCalledWith('The help search failed.', expect.any(Error)));
    expect(await screen.findByRole('button', { name: 'Search' })).toBeEnabled();
    expect(panel()).toBeNull();
    expect(screen.queryByText(/boom|fail|error/i)).toBeNull();
  });

  it('#283 the later query wins, whichever answer comes first', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const releases: ((answer: FakeAnswer) => void)[] = [];
    const { user, box, type } = await openHelp(() => new Promise((resolve) => releases.push(resolve)));
    type('first');
    await user.type(box, '{Enter}');
    type('second');
    await user.type(box, '{Enter}');
    releases[1]?.({ json: { ...NOTHING, frameworks: [framework({ name: 'Second Model' })] } });
    await screen.findByRole('link', { name: 'Second Model' });
    releases[0]?.({ json: { ...NOTHING, frameworks: [framework({ name: 'First Model' })] } });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('link', { name: 'First Model' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Second Model' })).toBeVisible();
    expect(log).not.toHaveBeenCalled();
  });

  it('a link with a query searches at once', async () => {
    const { box } = await openHelp({ json: ALL_KINDS }, '/help?q=tide');
    expect(box).toHaveValue('tide');
    expect(await screen.findByRole('link', { name: 'Harbour Model' })).toBeVisible();
  });

  const BEST = [
    { kind: 'glossary', id: 't-1', slug: 'Share of Tide', title: 'Share of Tide', text: 'A part.' },
    { kind: 'quizzes', id: 'q-1', slug: 'tides', title: 'Tides', text: 'Ten questions.' },
    { kind: 'exercises', id: 'exercises', slug: '', title: 'All exercises', text: 'Two exercises.' },
    { kind: 'exercises', id: 'e-1', slug: 'exercise-count', title: 'Count', text: 'Count the ferries.' },
  ];

  it('leads to the best entries of all kinds, and opens the tab of the best', async () => {
    renderApp('/help?q=tide', {
      server: { 'help.search': { json: { ...ALL_KINDS, best: BEST, isAnswered: true } } },
    });
    const best = within(await screen.findByRole('region', { name: 'Best matches' }));
    expect(best.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Share of Tide (glossary term)', '/help/glossary#share-of-tide'],
      ['Tides (quiz)', '/help/quizzes#tides'],
      ['All exercises (exercise)', '/help/data#exercises'],
      ['Count (exercise)', '/help/playbooks#exercise-count'],
    ]);
    expect(screen.getByRole('tab', { name: 'Glossary (2)' })).toHaveAttribute('aria-selected', 'true');
  });

  it('names no best entry when none answers the query', async () => {
    renderApp('/help?q=tide', {
      server: { 'help.search': { json: { ...ALL_KINDS, best: BEST, isAnswered: false } } },
    });
    expect(await screen.findByText('4 results for')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Best matches' })).toBeNull();
  });
});
