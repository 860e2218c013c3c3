import { QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { arrivalCalls } from './arrival-calls.ts';
import { createTrpcClient, trpc } from './trpc.ts';

function Screen() {
  trpc.help.glossary.useQuery({});
  trpc.help.glossary.useQuery({ search: 'reach & tone' });
  trpc.help.glossary.useQuery({});
  trpc.help.quizzes.useQuery();
  trpc.help.search.useQuery(skipToken);
  trpc.suggestions.send.useMutation();
  return null;
}

it('names each GET call that a screen makes on arrival once, with its query', () => {
  const queries = new QueryClient();
  renderToString(
    <trpc.Provider client={createTrpcClient()} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <Screen />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  expect(arrivalCalls(queries)).toEqual([
    '/api/help/glossary',
    '/api/help/glossary?search=reach%20%26%20tone',
    '/api/help/quizzes',
  ]);
});

it('names nothing for a screen that fetches nothing', () => {
  expect(arrivalCalls(new QueryClient())).toEqual([]);
});
