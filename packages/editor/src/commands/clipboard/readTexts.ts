import { parseClip, type StoryClip } from '@dreamfork/story';
import { type ClipboardTexts, clipAttribute } from './clipHtml.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};

/** The text of our attribute, wherever a browser put it in what it made of the HTML. */
function carriedIn(html: string): string | null {
  const start = html.indexOf(`${clipAttribute}="`);
  if (start < 0) return null;
  const from = start + clipAttribute.length + 2;
  const end = html.indexOf('"', from);
  if (end < 0) return null;
  return html.slice(from, end).replace(/&(?:amp|lt|gt|quot|nbsp|#34|#39);/g, (one) => {
    return entities[one] as string;
  });
}

export type PastedContent =
  | { kind: 'clip'; clip: StoryClip }
  /** Text from another program. */
  | { kind: 'text'; text: string }
  /** Parts of a story that this version cannot read. */
  | { kind: 'unreadable'; code: 'clip-damaged' | 'clip-newer' }
  | { kind: 'nothing' };

/** What a clipboard holds for a story. It can hold anything, and nothing in it is trusted. */
export function readTexts({ text, html }: ClipboardTexts): PastedContent {
  for (const candidate of [carriedIn(html), text]) {
    if (!candidate) continue;
    const clip = parseClip(candidate);
    if (clip.ok) return { kind: 'clip', clip: clip.value };
    const { code } = clip.error;
    if (code === 'clip-damaged' || code === 'clip-newer') return { kind: 'unreadable', code };
  }
  return text.trim() === '' ? { kind: 'nothing' } : { kind: 'text', text };
}

/** A node made of pasted text. Without a title it gets the default one. */
export type Passage = { readonly title?: string; readonly content: string };

/** So many nodes come of one paste at most; what is left over stays in the last. */
export const passagesMaximum = 100;

const titleLength = 80;

function passageOf(text: string): Passage {
  const [head = '', ...rest] = text.split(/\n[ \t]*\n/);
  const content = rest.join('\n\n').trim();
  const isTitle = content !== '' && !head.includes('\n') && head.trim().length <= titleLength;
  return isTitle ? { title: head.trim(), content } : { content: text.trim() };
}

/**
 * Plain text as passages: two empty lines part them, as they do in what is copied out of a story. A
 * short first line with an empty one below it is a title.
 */
export function passagesOf(text: string): Passage[] {
  const parts = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n){2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const retained = parts.slice(0, passagesMaximum);
  if (parts.length > passagesMaximum) {
    retained[passagesMaximum - 1] = parts.slice(passagesMaximum - 1).join('\n\n');
  }
  return retained.map(passageOf);
}
