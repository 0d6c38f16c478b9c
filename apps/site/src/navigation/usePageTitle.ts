import { useEffect } from 'react';

const product = 'Dreamfork';

/** Sets the title of the document. */
export function setPageTitle(title?: string): void {
  document.title = title ? `${title} · ${product}` : product;
}

/** Names the page in the browser's tab. */
export function usePageTitle(title?: string): void {
  useEffect(() => setPageTitle(title), [title]);
}
