import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';

const openHome = async () => {
  const app = renderApp('/help', { server: { 'help.search': { status: 500, text: 'boom' } } });
  await screen.findByRole('heading', { level: 1, name: 'Help Center' });
  return app;
};

describe('the Help Center home', () => {
  it('#263 shows a search box', async () => {
    await openHome();
    expect(screen.getByRole('searchbox', { name: 'Search the Help Center' })).toBeVisible();
  });

  it.each([
    ['#264', 'Framework Library', '11 frameworks', '/help/frameworks'],
    ['#265', 'Glossary', '42+ terms', '/help/glossary'],
    ['#266', 'Playbooks', '5 playbooks', '/help/playbooks'],
    ['#267', 'Interactive Quizzes', '3 quizzes', '/help/quizzes'],
  ])('%s a card %s with %s goes to %s', async (_, name, count, href) => {
    await openHome();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAccessibleDescription(expect.stringContaining(count));
    expect(screen.getByText(count)).toBeVisible();
  });

  it('#268 shows exactly five popular resources, each of them a page that exists', async () => {
    await openHome();
    const links = within(screen.getByRole('region', { name: 'Popular resources' })).getAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href') ?? '');
    expect(new Set(targets).size).toBe(5);
    const lists = ['/help/frameworks', '/help/glossary', '/help/playbooks', '/help/quizzes'];
    for (const target of targets.filter((each) => !lists.includes(each))) {
      expect(target).toMatch(/^\/help\/frameworks\/[a-z-]+$/);
      const slug = target.split('/').at(-1);
      const file = join(import.meta.dirname, `../../../../api/src/content/library/frameworks/${slug}.yaml`);
      expect(existsSync(file), file).toBe(true);
    }
  });

  it('#269 shows static figures without asking the server for them', async () => {
    const { server } = await openHome();
    const figures = within(screen.getByRole('list', { name: 'The library in numbers' })).getAllByRole(
      'listitem',
    );
    expect(figures.map((figure) => figure.textContent)).toEqual([
      '61+ resources',
      '5 playbooks',
      '3 quizzes',
    ]);
    expect(server.calls.filter((call) => call.url.startsWith('/api/help'))).toEqual([]);
  });

  it('has a link to the list of exercises, which is a server-rendered page', async () => {
    await openHome();
    const exercises = within(screen.getByRole('region', { name: 'Exercises' }));
    const link = exercises.getByRole('link', { name: /practice data set/ });
    expect(link).toHaveAttribute('href', '/help/data#exercises');
  });
});
