import { BrowserRouter } from 'react-router-dom';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

/** The whole product in a browser. */
export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  );
}
