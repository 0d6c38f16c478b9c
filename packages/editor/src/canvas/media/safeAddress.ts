const webSchemes = ['http:', 'https:', 'blob:'];

/** The address of a media file if the page may load or open it, else null: never a script. */
export function safeAddress(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, 'https://base.invalid/')) return null;
  const { protocol, pathname } = new URL(trimmed, 'https://base.invalid/');
  const isInline = protocol === 'data:' && /^(image|video|audio)\//.test(pathname);
  return webSchemes.includes(protocol) || isInline ? trimmed : null;
}
