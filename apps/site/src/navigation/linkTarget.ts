const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The page of this site that a link leads to; null for other links, and for those who save data. */
export function linkTarget(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || savesData()) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return null;
  return link.pathname;
}
