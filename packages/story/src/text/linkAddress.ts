import { parseUrl } from './parseUrl.ts';

const linkSchemes = ['http:', 'https:', 'mailto:'];

/** The address that a link in a text may lead to, else null: a web page or a letter, never a script. */
export function linkAddress(address: string): string | null {
  // A page of the host is nothing that an author can know: only whole addresses count.
  if (!/^[a-z]+:/i.test(address)) return null;
  const url = parseUrl(address);
  return url && linkSchemes.includes(url.protocol) ? url.href : null;
}
