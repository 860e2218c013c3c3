import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Good morning, {name}</p>;
const withFallback = (child: ReactNode) => <Suspense fallback="Loading">{child}</Suspense>;

it('a screen that was fetched before is shown immediately', async () => {
  const Screen = lazyScreen(async () => Greeting);
  await Screen.preload();
  render(withFallback(<Screen name="Ferry Gazette" />));
  expect(screen.getByText('Good morning, Ferry Gazette')).toBeVisible();
});

it('a screen that was not fetched before shows the fallback until its code arrives', async () => {
  const Screen = lazyScreen(async () => Greeting);
  render(withFallback(<Screen name="Ferry Gazette" />));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Good morning, Ferry Gazette')).toBeVisible();
});

it('fetches once, and retries after a failure', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Screen = lazyScreen<{ readonly name: string }>(load);
  await Screen.preload();
  await Screen.preload();
  await Screen.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
