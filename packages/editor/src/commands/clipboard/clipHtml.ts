import { clipText, parseClip, type StoryClip } from '@dreamfork/story';

// Browsers keep this attribute of copied HTML, also between tabs and sites; other programs show the
// text inside and ignore it.
const attribute = 'data-dreamfork-clip';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] as string);

/** The clipboard formats of a clip: text for other programs, the whole clip for another editor. */
export type ClipboardTexts = { readonly text: string; readonly html: string };

export function clipToTexts(clip: StoryClip): ClipboardTexts {
  const text = clipText(clip);
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  return { text, html: `<div ${attribute}="${escapeHtml(JSON.stringify(clip))}">${words}</div>` };
}

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
  const start = html.indexOf(`${attribute}="`);
  if (start < 0) return null;
  const from = start + attribute.length + 2;
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
