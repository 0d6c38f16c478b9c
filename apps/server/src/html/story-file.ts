import { createHash } from 'node:crypto';
import type { StoryDocument } from '@dreamfork/story';
import type { StoryFace } from '../jobs/read-face.ts';
import type { PlayerBundle } from '../services/sharing/player-bundle.ts';
import { escapeHtml } from './escape-html.ts';
import { openingHtml } from './opening-html.ts';

export type StoryFile = {
  story: StoryDocument;
  face: StoryFace;
  storyId: string;
  player: PlayerBundle;
  /** Where the story can be read online; absent for one that is not public. */
  address: string | undefined;
};

// Runs after the player has named its element, which it does at once.
const starter = `(()=>{const player=document.querySelector("dreamfork-player");if(matchMedia("(prefers-color-scheme: dark)").matches)player.setAttribute("theme","dark");player.story=JSON.parse(document.getElementById("story").textContent)})()`;

/** In a script, the two things that a page reads as its end or as a comment, written otherwise. */
const safeScript = (script: string): string =>
  script.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`);

const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

// The file speaks to nobody; what it links to is pictures, sounds and videos alone.
const policyFor = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data: http: https:',
    'media-src data: http: https:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** A story as one page that plays by itself, from wherever it is opened. */
export function storyFileHtml({ story, face, storyId, player, address }: StoryFile): string {
  const script = safeScript(player.script);
  const share = address === undefined ? '' : ` share-url="${escapeHtml(address)}"`;
  return [
    `<!doctype html><html lang="${face.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policyFor([script, starter])}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(face.title)}</title>`,
    `<meta name="description" content="${escapeHtml(face.description)}">`,
    `<meta name="author" content="${escapeHtml(face.authorName)}">`,
    '<meta name="generator" content="Dreamfork">',
    `<style>${player.fontFaces}body{margin:0}dreamfork-player{min-height:100vh;background:var(--df-color-surface)}</style></head><body>`,
    `<dreamfork-player story-id="${escapeHtml(storyId)}" lang="${face.language}" heading-level="1"${share}></dreamfork-player>`,
    `<noscript>${openingHtml(face)}</noscript>`,
    `<script type="application/json" id="story">${safeJson(story)}</script>`,
    `<script>${script}</script><script>${starter}</script></body></html>`,
  ].join('\n');
}
