import type { StoryDocument } from '../schema/document.ts';

/** The number of missing words that counts as a loss, however long the text. */
const wordsLost = 3;

/** All texts of a story, by their place. */
function textsOf({ title, description, nodes, notes }: StoryDocument): Map<string, string> {
  const texts = new Map([
    ['title', title],
    ['description', description],
  ]);
  for (const node of nodes) {
    texts.set(`title ${node.id}`, node.title);
    texts.set(`text ${node.id}`, node.content);
    for (const choice of node.choices) texts.set(`choice ${node.id} ${choice.id}`, choice.text);
  }
  for (const note of notes) texts.set(`text ${note.id}`, note.text);
  return texts;
}

/** Titles and choices may consist of a few words; for them the share of missing words does not count. */
const isText = (place: string): boolean => place.startsWith('text ');

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Whether text of `before` is nowhere in `after`: deleted or replaced, not moved (SPEC M9). */
export function losesText(before: StoryDocument, after: StoryDocument): boolean {
  if (before === after) return false;
  const now = textsOf(after);
  const gone: [place: string, text: string][] = [];
  for (const [place, text] of textsOf(before)) {
    const next = now.get(place);
    if (next === text) now.delete(place);
    else if (!next?.includes(text)) gone.push([place, text]);
  }
  if (gone.length === 0) return false;
  const remaining = new Set([...now.values()].flatMap(wordsOf));
  return gone.some(([place, text]) => {
    const words = wordsOf(text);
    const lost = words.filter((word) => !remaining.has(word)).length;
    return lost >= wordsLost || (isText(place) && lost * 2 > words.length);
  });
}
