const webSchemes = ['http:', 'https:', 'blob:'];

/** A base for parsing relative addresses; otherwise without meaning. */
const anyBase = 'https://base.invalid/';

/** The address of a media file if a page may load or open it, else null: never a script. */
export function safeUrl(url: string): string | null {
  const address = url.trim();
  if (address === '' || !URL.canParse(address, anyBase)) return null;
  const { protocol, pathname } = new URL(address, anyBase);
  if (webSchemes.includes(protocol)) return address;
  const isInlineMedia = protocol === 'data:' && /^((image|video|audio)\/|text\/vtt)/.test(pathname);
  return isInlineMedia ? address : null;
}

/** The address of a file that a document names; an unreadable one stays as it is. */
export const absoluteAddress = (address: string, base: URL): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;
