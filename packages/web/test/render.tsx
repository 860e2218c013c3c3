import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { AppRoutes } from '../src/app/routes.tsx';
import { createFakeServer, type FakeAnswer, type FakeServer, type FakeTable } from './fake-server.ts';

/** jsdom matches every style rule on every query, so detached styles make the tests faster. */
const detachedStyles = () => createCache({ key: 'test', container: document.createElement('div') });

export interface RenderedApp {
  readonly server: FakeServer;
  readonly user: UserEvent;
  readonly address: () => string;
  readonly unmount: () => void;
}

export function renderApp(
  route = '/',
  {
    server: table = {},
    files = {},
  }: { server?: FakeTable; files?: Readonly<Record<string, FakeAnswer>> } = {},
): RenderedApp {
  const server = createFakeServer(table, files);
  vi.stubGlobal('fetch', server.fetch);
  let address = route;
  // Without styles, no element can refuse the pointer.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const { unmount } = render(
    <Providers createStyles={detachedStyles}>
      <MemoryRouter initialEntries={[route]}>
        <AddressProbe onChange={(current) => (address = current)} />
        <AppRoutes />
      </MemoryRouter>
    </Providers>,
  );
  return { server, user, address: () => address, unmount };
}

function AddressProbe({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
