import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createSite } from './createSite.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to draw the site in.');

const site = createSite();

createRoot(root).render(
  <StrictMode>
    <App site={site} />
  </StrictMode>,
);
