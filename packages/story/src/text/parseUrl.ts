/** Every browser, worker and server has it; it is no part of the language. */
type WithUrl = { URL: new (address: string, base?: string) => { protocol: string; href: string } };

/** The parts of an address, completed by the base if there is one; null if it is none. */
export function parseUrl(
  address: string,
  base?: string,
): { protocol: string; href: string } | null {
  const { URL } = globalThis as unknown as WithUrl;
  try {
    return new URL(address, base);
  } catch {
    // Not an address.
    return null;
  }
}
