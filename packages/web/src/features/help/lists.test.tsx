import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quiz, term } from '../../../test/library.ts';
import { renderApp } from '../../../test/render.tsx';

const LISTS = [
  [
    '/help/frameworks',
    'help.frameworks',
    6,
    'Failed to load frameworks',
    'No frameworks found',
    '#285',
    '#286',
    '#298',
  ],
  ['/help/glossary', 'help.glossary', 6, 'Failed to load glossary', 'No terms found', '#314', '#315', '#320'],
  [
    '/help/playbooks',
    'help.playbooks',
    6,
    'Failed to load playbooks',
    'No playbooks available',
    '#322',
    '#323',
    '#327',
  ],
  [
    '/help/quizzes',
    'help.quizzes',
    3,
    'Failed to load quizzes',
    'No quizzes available',
    '#329',
    '#330',
    '#334',
  ],
] as const;

describe.each(LISTS)(
  '%s',
  (route, procedure, skeletons, failed, empty, loadingNumber, failureNumber, emptyNumber) => {
    it(`${loadingNumber} shows its number of skeletons while loading`, async () => {
      renderApp(route, { server: { [procedure]: () => new Promise(() => {}) } });
      await waitFor(() => expect(screen.getAllByTestId('skeleton')).toHaveLength(skeletons));
    });

    it(`${failureNumber} a failure has its message`, async () => {
      renderApp(route, { server: { [procedure]: { status: 500, text: 'boom' } } });
      expect(await screen.findByText(failed)).toBeVisible();
      expect(screen.getByText('Please try again later')).toBeVisible();
    });

    it(`${emptyNumber} an empty list says so`, async () => {
      renderApp(route, { server: { [procedure]: { json: [] } } });
      expect(await screen.findByText(empty)).toBeVisible();
    });
  },
);

describe('the glossary', () => {
  it('a search typed while an entry is open keeps the focus', async () => {
    const { user, server } = renderApp('/help/glossary#share-of-tide', {
      server: { 'help.glossary': { json: [term()] } },
    });
    await waitFor(() => expect(document.getElementById('share-of-tide')).toHaveFocus());
    await user.type(screen.getByRole('searchbox'), 'A');
    await waitFor(() => expect(server.of('help.glossary').at(-1)?.url).toContain('search=A'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('#313 sends search and category only when they are set, and keeps every option', async () => {
    const { user, server } = renderApp('/help/glossary', {
      server: { 'help.glossary': { json: [term(), term({ id: 't-2', category: 'Crisis' })] } },
    });
    await screen.findAllByRole('article');
    expect(server.of('help.glossary').map((call) => call.url)).toEqual(['/api/help/glossary']);
    await user.selectOptions(screen.getByLabelText('Category'), 'Crisis');
    await waitFor(() =>
      expect(server.of('help.glossary').at(-1)?.url).toBe('/api/help/glossary?category=Crisis'),
    );
    await user.selectOptions(screen.getByLabelText('Category'), 'all');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'R&D' } });
    await waitFor(() =>
      expect(server.of('help.glossary').at(-1)?.url).toBe('/api/help/glossary?search=R%26D'),
    );
    expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(3);
  });

  it('is read from A to Z', async () => {
    const names = ['Tide', 'ebb', 'Pier'];
    renderApp('/help/glossary', {
      server: { 'help.glossary': { json: names.map((name) => term({ id: name, term: name })) } },
    });
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['ebb', 'Pier', 'Tide']);
  });

  it('a long list is shown letter by letter; a link leads to its own letter, which stays when the term is closed', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `${'ÄBC'.charAt(i % 3)}${i}`);
    const { user } = renderApp('/help/glossary#b1', {
      server: { 'help.glossary': { json: names.map((name) => term({ id: name, term: name })) } },
    });
    const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await user.click(await screen.findByRole('button', { name: 'Close Definition' }));
    expect(shown()).toHaveLength(10);
    expect(shown()[0]).toBe('B1');
    await user.click(screen.getByRole('button', { name: 'A, 10 terms' }));
    expect(shown()[0]).toBe('Ä0');
    expect(screen.getByRole('button', { name: 'A, 10 terms' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('#316 #317 #318 a card shows the whole definition, other names and three related terms', async () => {
    const definition = 'Long. '.repeat(70).trim();
    renderApp('/help/glossary', {
      server: { 'help.glossary': { json: [term({ definition })] } },
    });
    const card = within(await screen.findByRole('article', { name: 'Share of Tide' }));
    expect(card.getByText('Measurement')).toBeVisible();
    expect(card.getByText(definition)).toBeVisible();
    expect(card.getByText('Also known as:').parentElement).toHaveTextContent(
      'Also known as: SOT, tide share',
    );
    const related = within(card.getByRole('list', { name: 'Related terms' })).getAllByRole('listitem');
    expect(related.map((item) => item.textContent)).toEqual(['Pier', 'Current', 'Ebb', '+2']);
  });

  it('#317 #318 leaves out the parts that a term does not have', async () => {
    renderApp('/help/glossary', {
      server: { 'help.glossary': { json: [term({ aka: [], related: ['Pier'] })] } },
    });
    const card = within(await screen.findByRole('article'));
    expect(card.queryByText(/Also known as/)).toBeNull();
    expect(card.queryByText(/^\+/)).toBeNull();
  });

  it.each([
    ['Share of Voice', '/help/glossary/Share%20of%20Voice'],
    ['Off/On', '/help/glossary/Off%2FOn'],
  ])('#319 View Definition of %s is encoded and opens the term in place', async (name, href) => {
    const { user, address } = renderApp('/help/glossary', {
      server: { 'help.glossary': { json: [term({ term: name, related: ['Pier', 'Ebb', 'Tide', 'Buoy'] })] } },
    });
    const link = await screen.findByRole('link', { name: 'View Definition' });
    expect(link).toHaveAttribute('href', href);
    await user.click(link);
    const card = screen.getByRole('article', { name });
    await waitFor(() => expect(card).toHaveFocus());
    const related = within(within(card).getByRole('list', { name: 'Related terms' })).getAllByRole('link');
    expect(related.map((other) => other.getAttribute('href'))).toEqual([
      '/help/glossary#pier',
      '/help/glossary#ebb',
      '/help/glossary#tide',
      '/help/glossary#buoy',
    ]);
    expect(address()).toBe('/help/glossary');
    expect(within(card).queryByRole('link', { name: 'View Definition' })).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Close Definition' }));
    expect(within(card).getByRole('link', { name: 'View Definition' })).toBeVisible();
    expect(card).toHaveFocus();
  });

  it('an opened term shows its layers, where its sources are found, and how to cite it', async () => {
    const { user } = renderApp('/help/glossary', {
      server: {
        'help.glossary': {
          json: [
            term({
              plain: 'How much of the water goes past here.',
              updated: '2026-11-23',
              formula: { text: 'water here ÷ all water', example: '3 ÷ 12 = 25 percent' },
              inEarshot: 'Not measured.',
              mistakes: ['Counting rain.'],
              sources: [
                {
                  author: 'Ann Wave',
                  title: 'Tides',
                  doi: '10.1000/1',
                  checked: '2026-11-23',
                  claim: 'The share',
                },
                { author: 'Bo Reef', title: 'Piers', year: 1999, url: 'https://www.pier.example/' },
              ],
            }),
          ],
        },
      },
    });
    const card = within(await screen.findByRole('article', { name: 'Share of Tide' }));
    expect(card.queryByText('Formula')).toBeNull();
    await user.click(card.getByRole('link', { name: 'View Definition' }));
    for (const text of [
      'How much of the water goes past here.',
      '3 ÷ 12 = 25 percent',
      'Not measured.',
      'Counting rain.',
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByRole('link', { name: 'Tides' })).toHaveAttribute('href', 'https://doi.org/10.1000/1');
    expect(card.getByText(/Ann Wave/)).toHaveTextContent(
      'Ann Wave (n.d.): Tides. The share. Checked 2026-11-23.',
    );
    expect(card.getByText(/Bo Reef/)).toHaveTextContent(
      'Bo Reef (1999): Piers. Described here as commonly taught; the work itself was not read for this entry. Publisher’s site: pier.example.',
    );
    expect(card.queryByRole('link', { name: 'Piers' })).toBeNull();
    expect(card.getByRole('region', { name: 'Sources' })).toBeVisible();
    expect(
      card.getByText(/^From the Earshot Learning Library\. Last changed November 23, 2026\.$/),
    ).toBeVisible();
    expect(card.getByText(/^Earshot contributors\. \(2026\)\./)).toBeInTheDocument();
    await user.click(card.getByText('Cite this'));
    await user.click(card.getByRole('button', { name: 'Copy citation: BibTeX' }));
    expect(await screen.findByText('BibTeX citation copied to clipboard')).toBeVisible();
  });

  it('says once that several works were not read, and marks each of them', async () => {
    const sources = [
      { author: 'Ann Wave', title: 'Tides', checked: '2026-11-23' },
      { author: 'Bo Reef', title: 'Piers' },
      { author: 'Cy Sand', title: 'Dunes' },
    ];
    const { user } = renderApp('/help/glossary', {
      server: { 'help.glossary': { json: [term({ sources })] } },
    });
    const card = within(await screen.findByRole('article'));
    await user.click(card.getByRole('link', { name: 'View Definition' }));
    expect(card.getByText(/Ann Wave/)).toHaveTextContent(
      /^Ann Wave \(n\.d\.\): Tides\. Checked 2026-11-23\.$/,
    );
    for (const name of [/Bo Reef/, /Cy Sand/]) expect(card.getByText(name)).toHaveTextContent(/\. \*$/);
    expect(card.getAllByText(/was not read for this entry/)).toHaveLength(1);
  });

  it('#319 leaves a click for a new tab to the browser', async () => {
    renderApp('/help/glossary', { server: { 'help.glossary': { json: [term()] } } });
    const link = await screen.findByRole('link', { name: 'View Definition' });
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      let isTaken = true;
      const watch = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', watch, { once: true });
      fireEvent.click(link, modifier);
      expect(isTaken).toBe(false);
    }
    expect(screen.getByRole('article')).toHaveAttribute('data-open', 'false');
  });
});

describe('the quizzes', () => {
  it('#21 #328 #331 #332 #333 a card shows its facts; without questions Start Quiz reaches the 404 page', async () => {
    const { user, server } = renderApp('/help/quizzes', { server: { 'help.quizzes': { json: [quiz()] } } });
    const card = within(await screen.findByRole('article', { name: 'Knots and Lines' }));
    expect(server.of('help.quizzes')[0]).toMatchObject({ method: 'GET', url: '/api/help/quizzes' });
    for (const text of [
      'intermediate',
      '8 min',
      'Which line holds?',
      'Line Keeper',
      'Multiple choice',
      'Pass: 70%',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    const link = card.getByRole('link', { name: 'Start Quiz' });
    expect(link).toHaveAttribute('href', '/help/quizzes/knots');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});
