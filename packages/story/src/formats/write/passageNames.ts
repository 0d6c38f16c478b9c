import type { StoryDocument } from '../../schema/document.ts';
import { specialNames } from '../twine/specialPassages.ts';
import { infoPassages } from '../twine/twineStory.ts';

/** The passage that carries what Twee has no place for. Nothing links to it. */
export const extrasName = 'DreamforkData';

const reserved = ['StoryTitle', 'StoryData', extrasName, ...infoPassages, ...specialNames];

/** A title without what has a meaning in a link or ends a line. */
const linkSafe = (title: string): string =>
  title
    .replaceAll('->', '→')
    .replaceAll('<-', '←')
    .replaceAll('|', '¦')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A name for each node, by which passages and links find each other: the title, made unique. */
export function passageNames({ nodes }: StoryDocument): ReadonlyMap<string, string> {
  const taken = new Set(reserved);
  const counters = new Map<string, number>();
  const names = new Map<string, string>();
  for (const [index, { id, title }] of nodes.entries()) {
    const base = linkSafe(title) || String(index + 1);
    let name = base;
    for (let number = counters.get(base) ?? 1; taken.has(name); number += 1) {
      counters.set(base, number + 1);
      name = `${base} ${number + 1}`;
    }
    taken.add(name);
    names.set(id, name);
  }
  return names;
}
