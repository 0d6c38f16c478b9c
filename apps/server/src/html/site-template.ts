/** What a page of the site may show before its script runs. */
export type PageParts = {
  language?: string;
  /** Title and facts for those who do not run scripts; they take the place of the site's own. */
  head?: string;
  /** What stands where the site will draw itself. */
  root?: string;
};

type Slot = keyof typeof slots;
type Piece = { slot: Slot; original: string } | { text: string };

const slots = {
  html: /<html(?:\s[^>]*)?>/i,
  head: /<head(?:\s[^>]*)?>/i,
  title: /<title>[\s\S]*?<\/title>/i,
  description: /<meta\s+name="description"[^>]*>/i,
  root: /<div id="root">/i,
};

function split(html: string): Piece[] {
  const found = Object.entries(slots)
    .flatMap(([slot, pattern]) => {
      const match = pattern.exec(html);
      return match ? [{ slot: slot as Slot, original: match[0], start: match.index }] : [];
    })
    .toSorted((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, ...piece } of found) {
    pieces.push({ text: html.slice(end, start) }, piece);
    end = start + piece.original.length;
  }
  return [...pieces, { text: html.slice(end) }];
}

/**
 * The site's page, cut once into what stays and what a page may change. Pieces are joined, never replaced
 * in text: what an author wrote is no pattern and is looked through for nothing.
 */
export function createSiteTemplate(html: string) {
  const pieces = split(html);
  const hasTitle = pieces.some((piece) => 'slot' in piece && piece.slot === 'title');

  return (top: string, { language, head, root }: PageParts = {}): string => {
    const fill: Record<Slot, (original: string) => string> = {
      html: (original) => (language ? `<html lang="${language}">` : original),
      head: (original) => `${original}${top}${hasTitle ? '' : (head ?? '')}`,
      title: (original) => head ?? original,
      description: (original) => (head === undefined ? original : ''),
      root: (original) => `${original}${root ?? ''}`,
    };
    return pieces
      .map((piece) => ('slot' in piece ? fill[piece.slot](piece.original) : piece.text))
      .join('');
  };
}
