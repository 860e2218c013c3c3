import { BrowserRouter } from 'react-router-dom';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

/** Root component of the app in the browser. */
export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  );
}
