import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deepFramework, framework } from '../../../test/library.ts';
import { renderApp } from '../../../test/render.tsx';

const TITLES = [
  'When to Use',
  'Key Components',
  'Framework Structure',
  'Implementation Steps',
  'Expected Outcomes',
  'Tips for Success',
];

async function openFramework(entry = framework(), clipboard = vi.fn(async () => {})) {
  const app = renderApp(`/help/frameworks/${entry.slug}`, { server: { 'help.framework': { json: entry } } });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: clipboard } });
  await screen.findByRole('heading', { level: 1, name: entry.name });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, press, clipboard };
}

function setShare(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

const factOf = (name: string) => screen.getByText(name).nextElementSibling;

beforeEach(() => setShare(undefined));
afterEach(() => setShare(undefined));

describe('the framework page', () => {
  it('#299 #300 #301 shows the six sections with every entry', async () => {
    const { server } = await openFramework();
    expect(server.of('help.framework')[0]).toMatchObject({
      method: 'GET',
      url: '/api/help/frameworks/harbour-model',
    });
    for (const title of TITLES) expect(screen.getByRole('region', { name: title })).toBeVisible();
    const entries = (title: string) =>
      within(screen.getByRole('region', { name: title }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const { keyComponents, steps, outcomes, tips, structure } = framework();
    expect(entries('Key Components')).toEqual(keyComponents);
    expect(entries('Implementation Steps')).toEqual(steps);
    expect(entries('Expected Outcomes')).toEqual(outcomes);
    expect(entries('Tips for Success')).toEqual(tips);
    expect(screen.getByRole('group', { name: 'Template to fill in' }).textContent).toBe(structure);
  });

  it('#301 shows a table in the structure as a table that can be copied', async () => {
    const structure = 'Goal: ___\n\n| Kind | Cost |\n|------|------|\n| Paid |      |';
    const { press } = await openFramework(framework({ structure }));
    const table = screen.getByRole('table', { name: 'Template table: Kind' });
    expect(within(table).getByRole('rowheader', { name: 'Paid' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Template to fill in' }).textContent).toBe('Goal: ___');
    await press('Copy table: Template table: Kind');
    expect(await screen.findByText('Table copied to clipboard')).toBeVisible();
  });

  it('shows all parts of an entry: limits, example, template, measures, questions, sources', async () => {
    await openFramework(deepFramework());
    for (const title of [
      'When Not to Use',
      'Worked Example',
      'Template',
      'Measures by Level',
      'Check Your Understanding',
      'Sources',
    ])
      expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Pier plan' })).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Measures by Level' })).getAllByRole('row')).toHaveLength(
      5,
    );
    expect(screen.getByText(/Harbour Board \(1999\)/)).toBeVisible();
    expect(screen.getByText('Last reviewed: November 2026')).toBeVisible();
  });

  it('is cited right below its title, with the year of its last change', async () => {
    await openFramework(framework({ updated: '2026-11-23' }));
    expect(screen.getByText(/\(2026\)\. Harbour Model\./).closest('details')).toHaveTextContent(/^Cite this/);
  });

  it('#302 #303 shows time and difficulty', async () => {
    await openFramework();
    expect(factOf('Time to Implement')).toHaveTextContent('2 days');
    expect(factOf('Difficulty')).toHaveTextContent('beginner');
  });

  it('#302 #303 has words for absent time and difficulty', async () => {
    await openFramework(framework({ timeToImplement: undefined, difficulty: undefined }));
    expect(factOf('Time to Implement')).toHaveTextContent('Quick read');
    expect(factOf('Difficulty')).toHaveTextContent('All levels');
  });

  it('#304 #305 #306 #307 #309 #310 shares through the sheet, else the clipboard, else says so; a canceled sheet is no error', async () => {
    const share = vi.fn(async () => {});
    const { press, clipboard } = await openFramework();
    setShare(share);
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Harbour Model', url: window.location.href });
    share.mockRejectedValue(Object.assign(new Error('canceled'), { name: 'AbortError' }));
    await press('Share');
    expect(clipboard).not.toHaveBeenCalled();
    expect(screen.queryByText(/Link copied|Failed to copy/)).toBeNull();
    setShare(undefined);
    await press('Share');
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(clipboard).toHaveBeenCalledWith(window.location.href);
    clipboard.mockRejectedValue(new Error('denied'));
    await press('Share');
    expect(await screen.findByText('Failed to copy')).toBeVisible();
    expect(screen.getByText('Could not copy link to clipboard.')).toBeVisible();
    await press('Bookmark');
    expect(await screen.findByText('Bookmarking is coming later.')).toBeVisible();
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
    const links = within(screen.getByRole('region', { name: 'Explore More' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/help/frameworks?category=Strategy%20%26%20Planning',
      '/help/frameworks',
      '/help/glossary',
    ]);
  });

  it('#308 exports a Markdown file without a call', async () => {
    const files: string[] = [];
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return 'blob:export';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const { press, server } = await openFramework();
    const callsBefore = server.calls.length;
    await press('Export as Markdown');
    expect(files).toEqual(['harbour-model-framework.md']);
    expect(await blobs[0]?.text()).toContain('# Harbour Model');
    expect(server.calls).toHaveLength(callsBefore);
  });

  it('#311 #312 an entry that is missing or refused leads back to the library, and can be asked for again unless it does not exist', async () => {
    const { user, address, server } = renderApp('/help/frameworks/nothing', {
      server: { 'help.framework': { status: 401, text: 'x' }, 'help.frameworks': { json: [] } },
    });
    expect(await screen.findByRole('heading', { name: 'Framework not found' })).toBeVisible();
    expect(screen.getByText('The requested framework could not be found.')).toBeVisible();
    for (const status of [500, 404]) {
      server.answer({ 'help.framework': { status, text: 'x' } });
      const before = server.of('help.framework').length;
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(server.of('help.framework')).toHaveLength(before + 1));
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Framework not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the Framework Library' }));
    await waitFor(() => expect(address()).toBe('/help/frameworks'));
  });
});
