import type { StoryFace } from '../jobs/read-face.ts';
import { escapeHtml } from './escape-html.ts';
import { passageHtml } from './passage-html.ts';

/** The opening of a story as HTML: its heading and its first passage. */
export function openingHtml({ title, authorName, language, opening }: StoryFace): string {
  const choices = opening?.choices.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return [
    `<main id="story-opening" lang="${language}">`,
    `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(authorName)}</p></header>`,
    ...(opening
      ? [
          '<div>',
          opening.title ? `<h2>${escapeHtml(opening.title)}</h2>` : '',
          passageHtml(opening.text),
          choices ? `<ol>${choices}</ol>` : '',
          '</div>',
        ]
      : []),
    '</main>',
  ].join('');
}
