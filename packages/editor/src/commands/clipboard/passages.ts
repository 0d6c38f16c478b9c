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
