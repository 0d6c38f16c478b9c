import { shownMedia } from '../../media/shownMedia.ts';
import { writtenContent } from '../../queries/writtenContent.ts';
import type { NodeMedia, StoryDocument } from '../../schema/document.ts';
import type { StoryLook } from '../../schema/look.ts';
import { type BookFileKind, captionOf, missingMarkup } from './bookFile.ts';
import { escapeXml, passageMarkup, textMarkup } from './markup.ts';
import type { bookMessages } from './messages.ts';
import type { BookSection } from './sections.ts';

/** What all pages of one book need. */
export type EpubPages = {
  language: string;
  bookTitle: string;
  words: (typeof bookMessages)[keyof typeof bookMessages];
  /** The page of each node. */
  pageOf: ReadonlyMap<string, string>;
  /** The path of a file in the book; null if it is not in it. */
  pathOf: (url: string, kind: BookFileKind) => string | null;
  site: string | undefined;
  look: StoryLook | undefined;
};

/** A whole page. `body` is its content as markup. */
export function epubPage(language: string, title: string, body: string): string {
  const tag = escapeXml(language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${tag}" xml:lang="${tag}">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}</body>
</html>
`;
}

function mediaMarkup(item: NodeMedia, name: string, pages: EpubPages): string {
  const { words, language, site } = pages;
  const path = pages.pathOf(item.url, item.mediaType);
  if (path === null) return missingMarkup(item, words, site);
  const label = escapeXml(item.title || item.description || name);
  const caption = captionOf(item);
  const below = caption === '' ? '' : `<figcaption>${escapeXml(caption)}</figcaption>\n`;
  if (item.mediaType === 'image') {
    const alt = escapeXml(item.description || item.title || name);
    return `<figure>\n<img src="${path}" alt="${alt}"/>\n${below}</figure>\n`;
  }
  const captions =
    item.captionsUrl === undefined ? null : pages.pathOf(item.captionsUrl, 'captions');
  const track =
    captions === null
      ? ''
      : `<track kind="captions" src="${captions}" srclang="${escapeXml(language)}"/>`;
  const tag = item.mediaType === 'audio' ? 'audio' : 'video';
  return `<figure>
<${tag} src="${path}" controls="controls" aria-label="${label}">${track}<p>${words.cannotPlay}</p></${tag}>
${below}</figure>\n`;
}

/** A node as a page: heading, media, text and links. */
export function sectionPage({ node, links, goesOn }: BookSection, pages: EpubPages): string {
  const { words, pageOf, language, bookTitle, look } = pages;
  const title = node.title.trim();
  const heading = title === '' ? '' : `<h1>${escapeXml(title)}</h1>\n`;
  const media = shownMedia(node.media).map((item) => mediaMarkup(item, title, pages));
  const items = links.map(({ label, to }, index) => {
    const text = goesOn ? words.goOn : label || words.path(index + 1);
    return `<li><a href="${pageOf.get(to.id)}">${escapeXml(text)}</a></li>\n`;
  });
  const [first] = pageOf.values();
  const ending =
    node.type === 'end'
      ? `<p class="end">${words.theEnd}</p>\n<ul class="ways"><li><a href="${first}">${words.again}</a></li></ul>\n`
      : `<p class="end">${words.breaksOff}</p>\n`;
  const onward = links.length > 0 ? `<ul class="ways">\n${items.join('')}</ul>\n` : ending;
  const body = `<section epub:type="bodymatter">\n${heading}${media.join('')}${passageMarkup(writtenContent(node), 1, look)}${onward}</section>\n`;
  return epubPage(language, title || bookTitle, body);
}

/** The page with the title, the author and the description. */
export function titlePage(
  { description }: StoryDocument,
  author: string,
  { language, bookTitle }: EpubPages,
): string {
  const by = author === '' ? '' : `<p class="author">${escapeXml(author)}</p>\n`;
  const body = `<section class="title" epub:type="titlepage">\n<h1>${escapeXml(bookTitle)}</h1>\n${by}${textMarkup(description, 1)}</section>\n`;
  return epubPage(language, bookTitle, body);
}

/** `sheet` is the markup of the record sheet, empty if the story remembers nothing. */
export function howToPage(sheet: string, { language, words, pageOf }: EpubPages): string {
  const [first] = pageOf.values();
  const text = words.howToPress.map((paragraph) => `<p>${paragraph}</p>\n`).join('');
  const begin =
    first === undefined
      ? ''
      : `<ul class="ways"><li><a href="${first}">${words.begin}</a></li></ul>\n`;
  const body = `<section epub:type="frontmatter">\n<h1>${words.howTo}</h1>\n${text}${sheet}${begin}</section>\n`;
  return epubPage(language, words.howTo, body);
}

/** Contents without spoilers: how to read, and the beginning. Neither places nor endings are listed. */
export function navigationPage(hasCover: boolean, pages: EpubPages): string {
  const { language, bookTitle, words, pageOf } = pages;
  const [first] = pageOf.values();
  const item = (href: string, text: string, type?: string): string =>
    `<li><a${type === undefined ? '' : ` epub:type="${type}"`} href="${href}">${text}</a></li>\n`;
  const contents =
    item('how-to.xhtml', words.howTo) + (first === undefined ? '' : item(first, words.begin));
  const places =
    (hasCover ? item('cover.xhtml', words.cover, 'cover') : '') +
    item('title.xhtml', escapeXml(bookTitle), 'titlepage') +
    (first === undefined ? '' : item(first, words.begin, 'bodymatter'));
  return epubPage(
    language,
    words.contents,
    `<nav epub:type="toc" id="toc">\n<h1>${words.contents}</h1>\n<ol>\n${contents}</ol>\n</nav>
<nav epub:type="landmarks" id="landmarks" hidden="hidden">\n<ol>\n${places}</ol>\n</nav>\n`,
  );
}
