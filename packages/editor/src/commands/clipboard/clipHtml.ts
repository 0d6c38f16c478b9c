import { clipText, type StoryClip } from '@dreamfork/story';

// Browsers keep this attribute of copied HTML, also between tabs and sites; other programs show the
// text inside and ignore it.
export const clipAttribute = 'data-dreamfork-clip';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] as string);

/** The clipboard formats of a clip: text for other programs, the whole clip for another editor. */
export type ClipboardTexts = { readonly text: string; readonly html: string };

export function clipToTexts(clip: StoryClip): ClipboardTexts {
  const text = clipText(clip);
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  return {
    text,
    html: `<div ${clipAttribute}="${escapeHtml(JSON.stringify(clip))}">${words}</div>`,
  };
}
