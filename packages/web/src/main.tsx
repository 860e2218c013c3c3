import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/routes.tsx';
import { preloadScreen } from './app/screens.ts';
import '@fontsource-variable/public-sans/wght.css';
import './app/base.css';
import './app/print.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// The prerendered page stays until the whole screen can replace it. A transition lets the user of a slow phone scroll meanwhile.
void preloadScreen(window.location.pathname, window.location.search).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
