import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createSite } from './createSite.ts';

/** Opens the site. */
export function startSite(root: HTMLElement): void {
  const site = createSite();
  createRoot(root).render(
    <StrictMode>
      <App site={site} />
    </StrictMode>,
  );
}
