const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A meta element. */
export const metaElement = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** Preload links for modules: they load with the page, one round trip before the script imports them. */
export const scriptHints = (addresses: readonly string[]): string =>
  addresses
    .map((address) => `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`)
    .join('');
