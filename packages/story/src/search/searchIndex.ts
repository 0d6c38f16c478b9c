import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { type TextField, textsOf } from './fields.ts';
import { foldYo } from './fold.ts';

/** A node that fits, and the place of the first word sought in it. */
export type SearchHit = {
  nodeId: string;
  field: TextField;
  choiceId?: string;
  start: number;
  end: number;
};

/** The texts of a story made ready for searching as one types. */
export type SearchIndex = {
  /** Goes over to another version; nodes that are the same are not read again. */
  update(story: StoryDocument): void;
  /** The best hits first; no more than `limit`. */
  search(text: string, limit: number): SearchHit[];
};

type Field = { field: TextField; choiceId?: string; folded: string };

/** In small letters and with е for ё; where that would shift places, as it is. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return foldYo(lower.length === text.length ? lower : text);
}

const foldFields = (node: StoryNode): Field[] =>
  textsOf(node).map(({ text, ...place }) => ({ ...place, folded: fold(text) }));

const wordBefore = /[\p{L}\p{M}\p{N}]$/u;

/** 0 where a title begins so, 1 where a word of it does, 2 inside one, 3 in other texts. */
function rankOf({ field, folded }: Field, start: number): number {
  if (field !== 'title') return 3;
  if (start === 0) return 0;
  return wordBefore.test(folded.slice(Math.max(0, start - 2), start)) ? 2 : 1;
}

const ranks = 4;

function hitIn(
  nodeId: string,
  fields: readonly Field[],
  words: readonly string[],
): { rank: number; hit: SearchHit } | null {
  if (!words.every((word) => fields.some(({ folded }) => folded.includes(word)))) return null;
  const [first = ''] = words;
  for (const field of fields) {
    const start = field.folded.indexOf(first);
    if (start < 0) continue;
    const { folded: _, ...place } = field;
    return {
      rank: rankOf(field, start),
      hit: { nodeId, ...place, start, end: start + first.length },
    };
  }
  return null;
}

/** Makes an index of this version (SPEC F9, F10). */
export function createSearchIndex(story: StoryDocument): SearchIndex {
  const known = new WeakMap<StoryNode, readonly Field[]>();
  let nodes = story.nodes;

  const fieldsOf = (node: StoryNode): readonly Field[] => {
    const fields = known.get(node) ?? foldFields(node);
    known.set(node, fields);
    return fields;
  };

  return {
    update(next) {
      nodes = next.nodes;
    },
    search(text, limit) {
      const words = fold(text).split(/\s+/u).filter(Boolean);
      if (words.length === 0 || limit <= 0) return [];
      const byRank = Array.from({ length: ranks }, (): SearchHit[] => []);
      for (const node of nodes) {
        const found = hitIn(node.id, fieldsOf(node), words);
        const same = found && byRank[found.rank];
        if (same && same.length < limit) same.push(found.hit);
        if ((byRank[0]?.length ?? 0) === limit) break;
      }
      return byRank.flat().slice(0, limit);
    },
  };
}

/** Finds nodes by what they say, once; for searching as one types, keep an index. */
export const searchNodes = (story: StoryDocument, text: string, limit: number): SearchHit[] =>
  createSearchIndex(story).search(text, limit);
