import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { SCREENS } from './screens.ts';

/** Every screen at its path, within the header and footer of the product. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
    </Routes>
  );
}
