/** Every browser, worker and server has it; it is no part of the language. */
type WithUrl = { URL: new (address: string) => { protocol: string; href: string } };

const linkSchemes = ['http:', 'https:', 'mailto:'];

/** The address that a link in a text may lead to, else null: a web page or a letter, never a script. */
export function linkAddress(address: string): string | null {
  // A page of the host is nothing that an author can know: only whole addresses count.
  if (!/^[a-z]+:/i.test(address)) return null;
  try {
    const { URL } = globalThis as unknown as WithUrl;
    const { protocol, href } = new URL(address);
    return linkSchemes.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}
