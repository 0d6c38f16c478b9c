import { shownMedia } from '../../media/shownMedia.ts';
import { writtenContent } from '../../queries/writtenContent.ts';
import type { NodeMedia, StoryDocument } from '../../schema/document.ts';
import type { StoryLook } from '../../schema/look.ts';
import { bookFileType, captionOf, missingMarkup } from '../book/bookFile.ts';
import { bookStory, sheetMarkup } from '../book/bookStory.ts';
import { accentOf, faceFamilies } from '../book/epubStyle.ts';
import { escapeXml, openingRule, passageMarkup, textMarkup } from '../book/markup.ts';
import { bookLocale, bookMessages } from '../book/messages.ts';
import { type BookSection, shuffledSections } from '../book/sections.ts';
import type { BookInput } from './writeEpub.ts';

export const paperSizes = ['A5', 'A4'] as const;

export type PaperSize = (typeof paperSizes)[number];

export type GamebookInput = BookInput & { paper: PaperSize; author?: string };

const style = (paper: PaperSize, look: StoryLook = {}): string => `
@page { size: ${paper}; margin: ${paper === 'A5' ? '16mm 14mm 18mm' : '22mm 24mm 24mm'}; @bottom-center { content: counter(page); font: 9pt Georgia, serif; } }
:root { color-scheme: light; }
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #172033; font: 11pt/1.5 ${faceFamilies[look.face ?? 'book']}; overflow-wrap: anywhere; hyphens: auto; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; break-after: avoid; hyphens: none; }
h1 { margin: 30% 0 1rem; text-align: center; font-size: 2em; }
h2 { margin: 0 0 0.7em; text-align: center; font-size: 1.1em; }
h2 b { display: block; font-size: 1.5em; }
h3, h4, h5, h6 { margin: 1.2em 0 0.4em; font-size: 1.05em; }
p { margin: 0 0 0.7em; orphans: 3; widows: 3; }
section { padding: 1.4em 0; border-top: 1px solid #d0dce7; break-inside: avoid; }
section.front { border: 0; break-after: page; }
figure { margin: 1em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 110mm; }
figcaption, .missing { font-size: 0.85em; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 2px solid #7f90a5; }
hr { width: 4em; border: 0; border-top: 1px solid #7f90a5; }
a { color: ${accentOf(look).light}; }
.sheet li { margin: 0 0 0.5em; }
.author { text-align: center; font-style: italic; }
.ways { list-style: none; margin: 1em 0 0; padding: 0; break-inside: avoid; }
.ways li { margin: 0 0 0.4em; }
.ways a { display: inline-block; padding: 0.5em 0; font-style: italic; }
.end { margin: 1.2em 0 0; text-align: center; font-weight: 600; letter-spacing: 0.1em; }
${openingRule(accentOf(look).light)}
@media print { body { max-width: none; margin: 0; padding: 0; } a { color: inherit; text-decoration: none; } .ways a { padding: 0; } }
`;

/**
 * The story as a page to print: numbered sections in a stable shuffle, 1 is the start, and every link names
 * the number of its section (SPEC W4).
 */
export function writeGamebook(
  story: StoryDocument,
  { locale, media = new Map(), site, paper, author = '' }: GamebookInput,
): string {
  const bookLanguage = bookLocale(story.language, locale);
  const words = bookMessages[bookLanguage];
  const places = new Map(shuffledSections(story).map(({ node }, index) => [node.id, index + 1]));
  const nameOf = (nodeId: string): string => String(places.get(nodeId) ?? '…');
  const told = bookStory(story, bookLanguage, { kind: 'section', nameOf });
  const sections = shuffledSections(told.story);
  const numbers = new Map(sections.map(({ node }, index) => [node, index + 1]));
  const title = story.title.trim() || words.untitled;

  const figure = (item: NodeMedia, name: string): string => {
    const content = item.mediaType === 'image' ? media.get(item.url) : undefined;
    const type = content && bookFileType(content, 'image');
    if (!content || !type) return missingMarkup(item, words, site, true);
    const alt = escapeXml(item.description || item.title || name);
    const caption = captionOf(item);
    const below = caption === '' ? '' : `<figcaption>${escapeXml(caption)}</figcaption>`;
    return `<figure><img src="data:${type.mimeType};base64,${base64(content)}" alt="${alt}"/>${below}</figure>\n`;
  };

  const sectionMarkup = ({ node, links, goesOn }: BookSection): string => {
    const number = numbers.get(node) ?? 0;
    const name = node.title.trim();
    const items = links.map(({ label, to }, index) => {
      const target = numbers.get(to) ?? 0;
      const text = goesOn
        ? `${words.TurnTo(target)}.`
        : `${label || words.path(index + 1)} — ${words.turnTo(target)}`;
      return `<li><a href="#s${target}">${escapeXml(text)}</a></li>\n`;
    });
    const ending = node.type === 'end' ? words.theEnd : words.breaksOff;
    const onward =
      links.length > 0
        ? `<ul class="ways">\n${items.join('')}</ul>\n`
        : `<p class="end">${ending}</p>\n`;
    const figures = shownMedia(node.media).map((item) => figure(item, name));
    return `<section id="s${number}">\n<h2><b>${number}</b> ${escapeXml(name)}</h2>\n${figures.join('')}${passageMarkup(writtenContent(node), 2, story.look)}${onward}</section>\n`;
  };

  const by = author === '' ? '' : `<p class="author">${escapeXml(author)}</p>\n`;
  const howTo = words.howToTurn.map((paragraph) => `<p>${paragraph}</p>\n`).join('');
  return `<!DOCTYPE html>
<html lang="${escapeXml(story.language ?? locale)}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"/>
<title>${escapeXml(title)}</title>
<style>${style(paper, story.look)}</style>
</head>
<body>
<section class="front">
<h1>${escapeXml(title)}</h1>
${by}${textMarkup(story.description, 1)}</section>
<section class="front">
<h2>${words.howTo}</h2>
${howTo}${sheetMarkup(told.sheet, bookLanguage, 3)}</section>
${sections.map(sectionMarkup).join('')}</body>
</html>
`;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const atOnce = 24_576;

function encodePart(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    for (const shift of [18, 12, 6, 0]) text += digits[(bits >> shift) & 63];
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return missing === 0 ? text : text.slice(0, -missing) + '='.repeat(missing);
}

/** Bytes as text for an address of inline data; the language has nothing for it yet. */
function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += atOnce) {
    parts.push(encodePart(bytes.subarray(at, at + atOnce)));
  }
  return parts.join('');
}
