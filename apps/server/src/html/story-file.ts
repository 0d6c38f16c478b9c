import { createHash } from 'node:crypto';
import type { StoryDocument } from '@dreamfork/story';
import { escapeHtml } from './elements.ts';
import type { PlayerBundle } from './player-bundle.ts';
import type { StoryPreview } from './preview-html.ts';
import { previewHtml } from './preview-html.ts';

export type StoryFile = {
  story: StoryDocument;
  preview: StoryPreview;
  storyId: string;
  player: PlayerBundle;
  /** Foreign hosts from which the page may load files. */
  hosts: readonly string[];
  /** Where the story can be read online; absent for one that is not public. */
  address: string | undefined;
};

// Runs after the player has defined its element, which it does at once.
const starter = `(()=>{const player=document.querySelector("dreamfork-player");if(matchMedia("(prefers-color-scheme: dark)").matches)player.setAttribute("theme","dark");player.story=JSON.parse(document.getElementById("story").textContent)})()`;

/** Escapes the two sequences in a script that HTML reads as its end or as a comment. */
const safeScript = (script: string): string =>
  script.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`);

const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page loads nothing but the files beside it, and those of the hosts that its author allows. */
function policyFor(scripts: readonly string[], hosts: readonly string[]): string {
  const names = hosts.map((host) => new URL(`https://${host}`).host);
  const allowed = names.flatMap((name) => [`https://${name}`, `http://${name}`]);
  const files = ["'self' file: data:", ...allowed].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    `img-src ${files}`,
    `media-src ${files}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** A story as one self-contained page. */
export function storyFileHtml(page: StoryFile): string {
  const { story, preview, storyId, player, hosts, address } = page;
  const script = safeScript(player.script);
  const { face } = story.look ?? {};
  const lookFonts = (face && player.lookFontFaces[face]) ?? '';
  const share = address === undefined ? '' : ` share-url="${escapeHtml(address)}"`;
  return [
    `<!doctype html><html lang="${preview.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policyFor([script, starter], hosts)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(preview.title)}</title>`,
    `<meta name="description" content="${escapeHtml(preview.description)}">`,
    `<meta name="author" content="${escapeHtml(preview.authorName)}">`,
    '<meta name="generator" content="Dreamfork">',
    `<style>${player.fontFaces}${lookFonts}body{margin:0}dreamfork-player{min-height:100vh;background:var(--df-color-surface)}</style></head><body>`,
    `<dreamfork-player story-id="${escapeHtml(storyId)}" lang="${preview.language}" heading-level="1" media-hosts="${escapeHtml(hosts.join(' '))}"${share}></dreamfork-player>`,
    `<noscript>${previewHtml(preview)}</noscript>`,
    `<script type="application/json" id="story">${safeJson(story)}</script>`,
    `<script>${script}</script><script>${starter}</script></body></html>`,
  ].join('\n');
}
