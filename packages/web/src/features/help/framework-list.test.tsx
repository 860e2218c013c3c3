import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeHandler } from '../../../test/fake-server.ts';
import { framework } from '../../../test/library.ts';
import { renderApp } from '../../../test/render.tsx';

const LIBRARY = [
  framework(),
  framework({
    id: 'f-2',
    slug: 'buoy',
    name: 'Buoy Check',
    category: 'Crisis',
    tags: ['crisis', 'audit', 'log'],
  }),
];

/** Filters like the server: parameters combine with AND. */
const filtering: FakeHandler = ({ url }) => {
  const { searchParams } = new URL(url, 'http://localhost');
  const search = searchParams.get('search')?.toLowerCase() ?? '';
  const category = searchParams.get('category');
  const tag = searchParams.get('tag');
  return {
    json: LIBRARY.filter(
      (entry) =>
        entry.name.toLowerCase().includes(search) &&
        (category === null || entry.category === category) &&
        (tag === null || entry.tags.includes(tag)),
    ),
  };
};

async function openList(route = '/help/frameworks') {
  const app = renderApp(route, { server: { 'help.frameworks': filtering } });
  await screen.findAllByRole('article');
  const lastUrl = () => app.server.of('help.frameworks').at(-1)?.url;
  return { ...app, lastUrl };
}

const category = () => screen.getByLabelText('Category');
const tag = () => screen.getByLabelText('Tag');
const search = () => screen.getByRole('searchbox', { name: 'Search frameworks' });
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the framework list', () => {
  it('#284 #287 #295 asks once for the whole library; nothing is filtered at first', async () => {
    const { server } = await openList();
    expect(server.of('help.frameworks').map((call) => call.url)).toEqual(['/api/help/frameworks']);
    expect(search()).toHaveValue('');
    expect(category()).toHaveValue('all');
    expect(tag()).toHaveValue('all');
    expect(screen.queryByText(/frameworks found/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  it('#288 #289 #290 #295 sends what is set, leaves out the rest, keeps every option', async () => {
    const { user, lastUrl } = await openList();
    await user.selectOptions(category(), 'Strategy & Planning');
    await waitFor(() => expect(lastUrl()).toBe('/api/help/frameworks?category=Strategy%20%26%20Planning'));
    expect(await screen.findByText('1 frameworks found')).toBeVisible();
    expect(options(category())).toEqual(['All categories', 'Crisis', 'Strategy & Planning']);
    expect(options(tag())).toEqual([
      'All tags',
      'audit',
      'budget',
      'channels',
      'crisis',
      'log',
      'planning',
      'teams',
    ]);
    await user.selectOptions(tag(), 'audit');
    await waitFor(() => expect(lastUrl()).toContain('&tag=audit'));
    await user.selectOptions(category(), 'all');
    await waitFor(() => expect(lastUrl()).toBe('/api/help/frameworks?tag=audit'));
    fireEvent.change(search(), { target: { value: ' buoy ' } });
    await waitFor(() => expect(lastUrl()).toBe('/api/help/frameworks?search=buoy&tag=audit'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('#289 a blank search is no filter', async () => {
    const { server } = await openList();
    fireEvent.change(search(), { target: { value: '   ' } });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(server.of('help.frameworks')).toHaveLength(1);
    expect(screen.queryByText(/frameworks found/)).toBeNull();
  });

  it('#291 a linked category is selected and filters', async () => {
    const { server } = await openList('/help/frameworks?category=Strategy%20%26%20Planning');
    expect(category()).toHaveValue('Strategy & Planning');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(server.of('help.frameworks').map((call) => call.url)).toContain(
      '/api/help/frameworks?category=Strategy%20%26%20Planning',
    );
  });

  it('#292 #293 #294 a card shows its facts, three tags and how many more', async () => {
    await openList();
    const card = within(screen.getByRole('article', { name: 'Harbour Model' }));
    expect(card.getByText('Strategy & Planning')).toBeVisible();
    expect(card.getByText('When every boat sails at once.')).toBeVisible();
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'planning',
      'channels',
      'budget',
      '+2',
    ]);
    expect(card.getByRole('link', { name: 'View Framework' })).toHaveAttribute(
      'href',
      '/help/frameworks/harbour-model',
    );
    const other = within(screen.getByRole('article', { name: 'Buoy Check' }));
    expect(other.getAllByRole('listitem')).toHaveLength(3);
    expect(other.queryByText(/^\+/)).toBeNull();
  });

  it('#296 #297 Clear Filters brings the whole list back and leaves nothing in the address', async () => {
    const { user, address } = await openList('/help/frameworks?category=Crisis&tag=audit&search=buoy');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(address()).toBe('/help/frameworks');
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect(category()).toHaveValue('all');
    expect(tag()).toHaveValue('all');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });
});
