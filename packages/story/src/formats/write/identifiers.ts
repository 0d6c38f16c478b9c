import type { StoryDocument } from '../../schema/document.ts';

/** Words that have a meaning in ink, and must not name a place there. */
const reserved = new Set(
  'and CONST DONE else END EXTERNAL false function has hasnt INCLUDE LIST mod not or ref return temp true VAR'.split(
    ' ',
  ),
);

/** What is no letter of Latin or Cyrillic and no digit; the signs among the Cyrillic letters are none. */
const foreign = /[^A-Za-z0-9\u0400-\u0481\u048A-\u04FF]+/g;

/**
 * A name for each node of letters, digits and underscores, as ink and Yarn want them: the title, made unique.
 * Letters are those of Latin and Cyrillic, which both know.
 */
export function identifiers({ nodes }: StoryDocument): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const counters = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, title } of nodes) {
    const plain = title.replaceAll(foreign, '_').replaceAll(/^_+|_+$/g, '');
    const base = plain === '' || /^\d/.test(plain) || reserved.has(plain) ? `node_${plain}` : plain;
    let name = base.endsWith('_') ? `${base}1` : base;
    for (let number = counters.get(base) ?? 1; taken.has(name); number += 1) {
      counters.set(base, number + 1);
      name = `${base}_${number + 1}`;
    }
    taken.add(name);
    names.set(id, name);
  }
  return names;
}
