import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { foldYo, type TextField, textsOf } from './fields.ts';

/** A matching node, and the place of the first word of the query in it. */
export type SearchHit = {
  nodeId: string;
  field: TextField;
  choiceId?: string;
  start: number;
  end: number;
};

/** An index of the texts of a story, for searching while typing. */
export type SearchIndex = {
  /** Switches to another version; unchanged nodes are not indexed again. */
  update(story: StoryDocument): void;
  /** The best hits first; no more than `limit`. */
  search(text: string, limit: number): SearchHit[];
};

type Field = { field: TextField; choiceId?: string; folded: string };

/** In lower case and with е for ё; unchanged if lower case would shift positions. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return foldYo(lower.length === text.length ? lower : text);
}

const foldFields = (node: StoryNode): Field[] =>
  textsOf(node).map(({ text, ...place }) => ({ ...place, folded: fold(text) }));

const wordBefore = /[\p{L}\p{M}\p{N}]$/u;

/** 0: the title begins with the word; 1: a word of the title does; 2: the title contains it; 3: other texts. */
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

/** Finds nodes by their texts, once; keep an index to search while typing. */
export const searchNodes = (story: StoryDocument, text: string, limit: number): SearchHit[] =>
  createSearchIndex(story).search(text, limit);
