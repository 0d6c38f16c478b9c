import { defaultLocale, type Locale } from '../messages/locale.ts';
import { metaElement } from './elements.ts';

/** The server-rendered parts of a page of the site. */
export type PageParts = {
  /** Language of the content. @default the language of the interface */
  language?: string;
  /** Title and meta elements; they replace the site's own. */
  head?: string;
  /** The content of the site's root element, and its styles. */
  root?: PageRoot;
};

export type PageRoot = {
  html: string;
  style: string;
  /** Further style sheets of the site that it needs, by their addresses. */
  sheets?: readonly string[];
  /** An element with the data of the rendered page, for the site's script. */
  data?: string;
};

const slots = {
  html: /<html(?:\s[^>]*)?>/gi,
  head: /<head(?:\s[^>]*)?>/gi,
  title: /<title>[\s\S]*?<\/title>/gi,
  description: /<meta\s+name="description"[^>]*>/gi,
  sheet: /<link\s[^>]*rel="stylesheet"[^>]*>/gi,
  headEnd: /<\/head>/gi,
  root: /<div id="root">/gi,
} as const;

type Slot = keyof typeof slots;
type Piece = { slot: Slot | 'text'; text: string };

function split(html: string): Piece[] {
  const found = Object.entries(slots)
    .flatMap(([slot, pattern]) =>
      [...html.matchAll(pattern)].map((match) => ({
        slot: slot as Slot,
        text: match[0],
        start: match.index,
      })),
    )
    .toSorted((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, ...piece } of found) {
    pieces.push({ slot: 'text', text: html.slice(end, start) }, piece);
    end = start + piece.text.length;
  }
  return [...pieces, { slot: 'text', text: html.slice(end) }];
}

/** The address of the style sheet that a link asks for. */
const sheetAddress = (link: string): string | undefined => /\shref="([^"]+)"/.exec(link)?.[1];

/** The links to style sheets in a page. */
const sheetLinks = (html: string): string[] =>
  [...html.matchAll(slots.sheet)].map(([link]) => link);

/**
 * An inlined style sheet, so that the page is styled at once. The link stays without loading anything: the
 * site's loader looks for it before it loads a sheet again.
 */
const inlined = (link: string, css: string, nonce: string): string =>
  `<style nonce="${nonce}">${css}</style>${link.replace('<link', '<link disabled')}`;

/**
 * The site's page, split once into fixed and variable parts. Parts are joined, never replaced in text, so that
 * nothing that an author wrote acts as a pattern.
 */
export function createSiteTemplate(
  html: string,
  sheets: ReadonlyMap<string, string>,
  mediaHosts: readonly string[] = [],
) {
  const hosts = metaElement('name', 'media-hosts', mediaHosts.join(' '));
  const pieces = split(html);
  const hasTitle = pieces.some(({ slot }) => slot === 'title');
  const linked = new Set(sheetLinks(html).map(sheetAddress));

  /** The style sheets of a page beyond those that every page links to. */
  const furtherSheets = ({ sheets: needed = [] }: PageRoot, nonce: string): string =>
    needed
      .filter((address) => !linked.has(address))
      .map((address) => {
        const link = `<link rel="stylesheet" crossorigin href="${address}">`;
        const css = sheets.get(address);
        return css === undefined ? link : inlined(link, css, nonce);
      })
      .join('');

  return (
    { nonce, locale }: { nonce: string; locale: Locale | undefined },
    { language = locale ?? defaultLocale, head, root }: PageParts = {},
  ): string => {
    const style = root?.style ? `<style nonce="${nonce}">${root.style}</style>` : '';
    const facts = `${head ?? ''}${style}`;
    const fill: Record<Piece['slot'], (text: string) => string> = {
      text: (text) => text,
      // The site's script starts in this language, whatever the language of the content; without one it chooses itself.
      html: () => `<html lang="${language}"${locale ? ` data-locale="${locale}"` : ''}>`,
      head: (text) =>
        `${text}<meta property="csp-nonce" nonce="${nonce}">${hosts}${hasTitle ? '' : facts}`,
      title: (text) => (head === undefined ? `${text}${style}` : facts),
      description: (text) => (head === undefined ? text : ''),
      sheet: (text) => {
        const css = root && sheets.get(sheetAddress(text) ?? '');
        return css === undefined ? text : inlined(text, css, nonce);
      },
      headEnd: (text) => `${root ? furtherSheets(root, nonce) : ''}${text}`,
      root: (text) => `${root?.data ?? ''}${text}${root?.html ?? ''}`,
    };
    return pieces.map(({ slot, text }) => fill[slot](text)).join('');
  };
}
