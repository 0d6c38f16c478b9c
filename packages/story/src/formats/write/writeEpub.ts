import { deflateSync, strToU8, Zip, ZipPassThrough } from 'fflate';
import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { StoryLocale } from '../../schema/locale.ts';
import { inQuotes } from '../../text/inQuotes.ts';
import { type BookFileKind, bookFileType } from '../book/bookFile.ts';
import { bookStory, sheetMarkup } from '../book/bookStory.ts';
import {
  type EpubPages,
  epubPage,
  howToPage,
  navigationPage,
  sectionPage,
  titlePage,
} from '../book/epubPages.ts';
import { epubStyle } from '../book/epubStyle.ts';
import { escapeXml } from '../book/markup.ts';
import { bookLocale, bookMessages } from '../book/messages.ts';
import { pagedSections } from '../book/sections.ts';
import { ifidOf, stableUuid } from '../stableId.ts';

/** What a book takes besides the story. */
export type BookInput = {
  /** Language of the book's own words where the story names none. */
  locale: StoryLocale;
  /** The content of media files by their addresses; files without it are named with their addresses. */
  media?: ReadonlyMap<string, Uint8Array>;
  /** The site to which the paths of media belong. */
  site?: string | undefined;
};

export type EpubInput = BookInput & {
  /** When the story was last changed, in ISO form. */
  modified: string;
  /** Id of the saved story, so that a later edition is the same book. */
  storyId?: string | undefined;
  author?: string;
  cover?: Uint8Array | undefined;
  /** Told the share that is written, 0 to 1, after each file of the book. */
  onProgress?: (share: number) => void;
};

type Item = { id: string; path: string; type: string; properties?: string; content: Uint8Array };

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const page = (id: string, markup: string, properties?: string): Item => ({
  id,
  path: `${id}.xhtml`,
  type: 'application/xhtml+xml',
  content: strToU8(markup),
  ...(properties === undefined ? {} : { properties }),
});

/** The media files of the book, each once, also where several nodes show it. */
function createMediaItems(media: ReadonlyMap<string, Uint8Array>) {
  const items = new Map<string, Item>();
  const pathOf = (url: string, kind: BookFileKind): string | null => {
    const content = media.get(url);
    const type = content && bookFileType(content, kind);
    if (!content || !type) return null;
    const key = `${type.mimeType} ${url}`;
    const id = `media-${items.size + 1}`;
    const path = `media/${id}.${type.extension}`;
    const item = items.get(key) ?? { id, path, type: type.mimeType, content };
    items.set(key, item);
    return item.path;
  };
  return { items, pathOf };
}

function coverItems(cover: Uint8Array | undefined, { language, words, bookTitle }: EpubPages) {
  const type = cover && bookFileType(cover, 'image');
  if (!cover || !type) return null;
  const image: Item = {
    id: 'cover-image',
    path: `media/cover.${type.extension}`,
    type: type.mimeType,
    properties: 'cover-image',
    content: cover,
  };
  const body = `<section class="cover" epub:type="cover">\n<img src="${image.path}" alt="${escapeXml(bookTitle)}"/>\n</section>\n`;
  return { image, page: page('cover', epubPage(language, words.cover, body)) };
}

function packageDocument(
  items: readonly Item[],
  spine: readonly Item[],
  { language, bookTitle, words }: EpubPages,
  { identifier, modified, author }: { identifier: string; modified: string; author: string },
): string {
  const has = (kind: string): boolean => items.some(({ type }) => type.startsWith(kind));
  const modes = [
    'textual',
    ...(has('image/') ? ['visual'] : []),
    ...(has('audio/') || has('video/') ? ['auditory'] : []),
  ];
  const meta = (property: string, value: string): string =>
    `<meta property="${property}">${escapeXml(value)}</meta>`;
  const manifest = items.map(
    ({ id, path, type, properties }) =>
      `<item id="${id}" href="${path}" media-type="${type}"${properties === undefined ? '' : ` properties="${properties}"`}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeXml(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(identifier)}</dc:identifier>
<dc:title>${escapeXml(bookTitle)}</dc:title>
<dc:language>${escapeXml(language)}</dc:language>
${author === '' ? '' : `<dc:creator>${escapeXml(author)}</dc:creator>\n`}${[
  meta('dcterms:modified', modified.replace(/\.\d+Z$/, 'Z')),
  ...modes.map((mode) => meta('schema:accessMode', mode)),
  meta('schema:accessModeSufficient', 'textual'),
  meta('schema:accessibilityFeature', 'tableOfContents'),
  ...(has('image/') ? [meta('schema:accessibilityFeature', 'alternativeText')] : []),
  meta('schema:accessibilityHazard', 'unknown'),
  meta('schema:accessibilitySummary', words.summary),
].join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${spine.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

/** A file of the archive that is compressed in one go; a stream for each would take 100 KB of memory. */
class CompressedFile extends ZipPassThrough {
  override compression = 8;
  protected override process(content: Uint8Array, isLast: boolean): void {
    this.ondata(null, deflateSync(content, { level: 6 }), isLast);
  }
}

/** The items as an archive; the type of the whole comes first and uncompressed. */
function zipItems(
  items: readonly Item[],
  opf: string,
  modified: string,
  onProgress: ((share: number) => void) | undefined,
): Uint8Array {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const add = (file: ZipPassThrough, content: Uint8Array): void => {
    file.mtime = modified;
    archive.add(file);
    file.push(content, true);
  };
  add(new ZipPassThrough('mimetype'), strToU8('application/epub+zip'));
  add(new CompressedFile('META-INF/container.xml'), strToU8(container));
  add(new CompressedFile('EPUB/package.opf'), strToU8(opf));
  for (const [index, { path, type, content }] of items.entries()) {
    const isText = type.includes('xml') || type.startsWith('text/');
    add(new (isText ? CompressedFile : ZipPassThrough)(`EPUB/${path}`), content);
    onProgress?.((index + 1) / items.length);
  }
  archive.end();
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let written = 0;
  for (const chunk of chunks) {
    whole.set(chunk, written);
    written += chunk.length;
  }
  return whole;
}

/**
 * The story as an EPUB 3 book: every node a page with its available connections as links, the start first,
 * the media that are given inside (SPEC W3).
 */
export function writeEpub(
  story: StoryDocument,
  { locale, media = new Map(), site, modified, storyId, author = '', cover, onProgress }: EpubInput,
): Uint8Array {
  const bookLanguage = bookLocale(story.language, locale);
  const words = bookMessages[bookLanguage];
  const nameOf = (nodeId: string): string =>
    inQuotes(findNode(story, nodeId)?.title.trim() || '…', bookLanguage);
  const told = bookStory(story, bookLanguage, { kind: 'page', nameOf });
  const sections = pagedSections(told.story);
  const { items: mediaItems, pathOf } = createMediaItems(media);
  const pages: EpubPages = {
    language: story.language ?? locale,
    bookTitle: story.title.trim() || words.untitled,
    words,
    pageOf: new Map(sections.map(({ node }, index) => [node.id, `section-${index + 1}.xhtml`])),
    pathOf,
    site,
    look: story.look,
  };
  const front = coverItems(cover, pages);
  const spine = [
    ...(front ? [front.page] : []),
    page('title', titlePage(story, author, pages)),
    page('how-to', howToPage(sheetMarkup(told.sheet, bookLanguage, 2), pages)),
    ...sections.map((section, index) => page(`section-${index + 1}`, sectionPage(section, pages))),
  ];
  const style = {
    id: 'style',
    path: 'style.css',
    type: 'text/css',
    content: strToU8(epubStyle(story.look)),
  };
  const items: Item[] = [
    page('nav', navigationPage(front !== null, pages), 'nav'),
    style,
    ...spine,
    ...(front ? [front.image] : []),
    ...mediaItems.values(),
  ];
  const identifier = `urn:uuid:${storyId === undefined ? stableUuid('ifid', ifidOf(story)) : stableUuid('story', storyId)}`;
  return zipItems(
    items,
    packageDocument(items, spine, pages, { identifier, modified, author }),
    modified,
    onProgress,
  );
}
