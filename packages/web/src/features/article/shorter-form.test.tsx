import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { articleResult, match } from '../../../test/results.ts';

const button = (name: string) => screen.getByRole('button', { name });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a report offers a shorter form of a keyword, and one press counts it and analyzes again', async () => {
  const report = articleResult({
    document: { text: 'Northsound Ferries said no. Northsound has three boats.', language: 'en', words: 9 },
    keywordMatches: [match('Northsound Ferries', 1)],
  });
  const { server } = renderApp('/', { server: { 'article.analyze': { json: report } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Manual Input' }));
  fill('Headline', 'A headline');
  fill('Source', 'A source');
  fill('Full article content', 'x'.repeat(50));
  fill('Keywords', 'Northsound Ferries');
  fireEvent.click(button('Analyze Article'));
  expect(await screen.findByText('“Northsound” also appears once and is not counted.')).toBeVisible();
  fireEvent.click(button('Count “Northsound” too'));
  await waitFor(() => expect(server.of('article.analyze')).toHaveLength(2));
  expect(server.of('article.analyze')[1]?.body).toMatchObject({
    keywords: ['Northsound Ferries = Northsound'],
  });

  // The button would analyze a different article from the one in the report.
  fill('Full article content', 'y'.repeat(50));
  expect(screen.getByText('“Northsound” also appears once and is not counted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count “Northsound” too' })).toBeNull();
});
