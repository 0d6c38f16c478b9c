/** The subset font files, beside the script. */
const faces = [
  ['Literata Variable', 'literata', 'opsz', 'normal'],
  ['Literata Variable', 'literata', 'opsz', 'italic'],
  ['Golos Text Variable', 'golos-text', 'wght', 'normal'],
  // Headings of the creative theme, and faces that an author may choose: a browser fetches no font that is not used.
  ['Unbounded Variable', 'unbounded', 'wght', 'normal'],
  ['Alegreya Variable', 'alegreya', 'wght', 'normal'],
  ['JetBrains Mono Variable', 'jetbrains-mono', 'wght', 'normal'],
] as const;

const parts = {
  latin: 'U+0000-00FF, U+2000-206F, U+2122, U+2190-2193, U+2212',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+2116',
} as const;

let isAsked = false;

/** Loads the fonts once per page, after the first text is shown in system fonts. */
export function loadFonts(folder: string): void {
  if (isAsked) return;
  isAsked = true;
  for (const [family, name, axes, style] of faces) {
    for (const [part, unicodeRange] of Object.entries(parts)) {
      const file = `${name}-${part}-subset-${axes}-${style}.woff2`;
      document.fonts.add(
        new FontFace(family, `url("${new URL(file, folder).href}") format("woff2")`, {
          display: 'swap',
          style,
          weight: '400 600',
          unicodeRange,
        }),
      );
    }
  }
}
