import { useEffect } from 'react';

const product = 'Dreamfork';

/** Names the page in the browser's tab. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title]);
}
