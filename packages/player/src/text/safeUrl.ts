const webSchemes = ['http:', 'https:', 'blob:'];

/** Takes no meaning of its own: it only gives relative addresses something to stand on. */
const anyBase = 'https://base.invalid/';

/** The address of a media file if a page may load or open it, else null: never a script. */
export function safeUrl(url: string): string | null {
  const address = url.trim();
  if (address === '') return null;
  let parsed: URL;
  try {
    parsed = new URL(address, anyBase);
  } catch {
    return null;
  }
  if (webSchemes.includes(parsed.protocol)) return address;
  const isInlineMedia =
    parsed.protocol === 'data:' && /^(image|video|audio)\//.test(parsed.pathname);
  return isInlineMedia ? address : null;
}
