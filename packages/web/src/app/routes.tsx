import { ROUTES } from '@earshot/schema/routes';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { Providers } from './providers.tsx';
import { ROUTE_NAMES, SCREENS } from './screens.ts';

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {ROUTE_NAMES.map((name) => {
          const Screen = SCREENS[name];
          return <Route key={name} path={ROUTES[name].path} element={<Screen />} />;
        })}
      </Route>
    </Routes>
  );
}

export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  );
}
