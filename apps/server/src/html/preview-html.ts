import type { CoverMap } from '@dreamfork/story';
import { type Block, type MarkdownPrinter, printMarkdown, typeset } from '@dreamfork/story/text';
import { escapeHtml } from './elements.ts';

/** What pages and messengers show of a story before it is played. */
export type StoryPreview = {
  title: string;
  /** The author's, or the beginning of the story. */
  description: string;
  authorName: string;
  coverUrl: string | null;
  /** What a cover is drawn from; null where there is a picture, or too little to draw. */
  coverMap: CoverMap | null;
  version: number;
  /** A language tag: the author's, else guessed from the letters. */
  language: string;
  /** Absent where the story has no start node. */
  opening: { title: string; text: Block[]; choices: string[] } | undefined;
};

const join = (pieces: readonly string[]): string => pieces.join('');

/** The title of a passage is an `h2`; the headings inside it come below. */
const headingTag = (level: number): string => `h${Math.min(level + 2, 6)}`;

const escapeTypeset = (text: string): string => escapeHtml(typeset(text));

const printer: MarkdownPrinter<string> = {
  inlines: join,
  blocks: join,
  text: escapeTypeset,
  lineBreak: () => '<br>',
  emphasis: (children) => `<em>${children}</em>`,
  strong: (children) => `<strong>${children}</strong>`,
  link: (address, children) =>
    `<a href="${escapeHtml(address)}" rel="nofollow noopener noreferrer ugc" target="_blank">${children}</a>`,
  paragraph: (children) => `<p>${children}</p>`,
  heading: (level, children) => `<${headingTag(level)}>${children}</${headingTag(level)}>`,
  list(items, start) {
    const content = join(items.map((item) => `<li>${item}</li>`));
    return start === null ? `<ul>${content}</ul>` : `<ol start="${start}">${content}</ol>`;
  },
  quote: (children) => `<blockquote>${children}</blockquote>`,
  rule: () => '<hr>',
};

/** The text of a passage as HTML, with everything that the author wrote escaped. */
export const passageHtml = (text: readonly Block[]): string => printMarkdown(text, printer);

/** The opening of a story as HTML: its heading and its first passage. */
export function previewHtml({ title, authorName, language, opening }: StoryPreview): string {
  const choices = opening?.choices
    .map((text) => `<li dir="auto">${escapeTypeset(text)}</li>`)
    .join('');
  return [
    `<main id="story-opening" lang="${language}">`,
    `<header><h1 dir="auto">${escapeTypeset(title)}</h1><p>${escapeHtml(authorName)}</p></header>`,
    ...(opening
      ? [
          '<div>',
          opening.title ? `<h2 dir="auto">${escapeTypeset(opening.title)}</h2>` : '',
          `<div dir="auto">${passageHtml(opening.text)}</div>`,
          choices ? `<ol>${choices}</ol>` : '',
          '</div>',
        ]
      : []),
    '</main>',
  ].join('');
}

/**
 * The styles of a story's opening before the script runs. They use the theme variables and measures of the
 * player's page, so that nothing moves when the player replaces it.
 */
export const previewStyle = [
  '#story-opening{display:flex;flex-direction:column;box-sizing:border-box;min-height:100dvh;color:var(--df-color-ink);background:var(--df-color-surface);font:1.3125rem/1.68 var(--df-font-reading);overflow-wrap:anywhere}',
  '#story-opening>header{display:flex;align-items:center;gap:12px;box-sizing:border-box;min-height:60px;padding-inline:74px 24px;white-space:nowrap}',
  '#story-opening>header>*{overflow:hidden;margin:0;font-size:var(--df-size-s15);font-weight:500;line-height:1.4;text-overflow:ellipsis;color:var(--df-color-ink2)}',
  '#story-opening>header>p{flex:none;font-size:var(--df-size-s13);font-weight:400;color:var(--df-color-ink3)}',
  '#story-opening>div{position:relative;flex:1;box-sizing:border-box;width:100%;max-width:760px;margin-inline:auto;padding:7vh 24px 56px 96px}',
  '#story-opening>div::before{content:"";position:absolute;inset-block:0;left:62px;border-inline-start:2px solid var(--df-color-mark)}',
  '#story-opening h2{margin:0 0 26px;font-family:var(--df-font-display);font-size:var(--df-size-s44);font-weight:var(--df-display-weight);letter-spacing:var(--df-display-letterSpacing);line-height:var(--df-display-lineHeight);text-wrap:balance}',
  '#story-opening>div p{margin:0 0 .9em;text-wrap:pretty}',
  '@media screen and (max-width:599.98px){#story-opening{font-size:1.1875rem}#story-opening>header{padding-inline:56px 96px}#story-opening>header>p{display:none}#story-opening>div{padding:28px 16px 40px 46px}#story-opening>div::before{left:30px}}',
].join('');
