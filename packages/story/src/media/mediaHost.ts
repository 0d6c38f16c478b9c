const hostPattern = /^(?:https?:\/*|\/\/+)(?:[^/?#]*@)?([^/?#]+)/i;

/** The host in an address, in small letters; null for a path of the page's own host and for inline data (SPEC A3). */
export function mediaHostOf(address: string): string | null {
  // Browsers leave out line breaks and tabs, and read a backslash as a slash.
  const text = address
    .replaceAll(/[\t\n\r]/g, '')
    .trim()
    .replaceAll('\\', '/');
  return hostPattern.exec(text)?.[1]?.toLowerCase() ?? null;
}

const matches = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;

/** Whether a page may load a file: without a list from every host, else from a listed one (SPEC A3). */
export function isAllowedMedia(address: string, hosts?: readonly string[]): boolean {
  const host = hosts ? mediaHostOf(address) : null;
  return host === null || !hosts || hosts.some((allowed) => matches(host, allowed.toLowerCase()));
}
