import type { Change } from '@dreamfork/story';
import type {
  BasePart,
  DraftHead,
  DraftHolder,
  DraftStorage,
  KeptText,
  StoredHistory,
  TextDraft,
} from '../services/index.ts';

/** Drafts in memory. Whatever is written is copied, as a database would. */
export function createMemoryDraftStorage(): DraftStorage {
  const heads = new Map<string, DraftHead>();
  const parts = new Map<string, BasePart[]>();
  const changes = new Map<string, Change[]>();
  const histories = new Map<string, StoredHistory>();
  const texts = new Map<string | null, TextDraft>();
  const kept = new Map<string, readonly KeptText[]>();
  const held = new Set<DraftHolder>();
  let ownKey: string | null = null;
  const place = (key: string, generation: number) => `${key}/${generation}`;

  const put = <Value>(lists: Map<string, Value[]>, at: string, index: number, value: Value) => {
    const list = lists.get(at) ?? [];
    list[index] = structuredClone(value);
    lists.set(at, list);
  };

  const remove = (key: string) => {
    const generation = heads.get(key)?.generation ?? 0;
    heads.delete(key);
    parts.delete(place(key, generation));
    changes.delete(place(key, generation));
  };

  return {
    list: async () => [...heads.values()],
    read: async (key) => {
      const head = heads.get(key);
      if (!head) return null;
      const at = place(key, head.generation);
      return {
        head,
        parts: parts.get(at) ?? [],
        changes: (changes.get(at) ?? []).slice(0, head.entryCount),
      };
    },
    write: async ({ head, part, entries = [], drop, replaces }) => {
      heads.set(head.key, structuredClone(head));
      if ([...held].some(({ key }) => key === head.key)) ownKey = head.key;
      if (part) put(parts, place(head.key, part.generation), part.index, part.value);
      for (const { generation, index, change } of entries) {
        put(changes, place(head.key, generation), index, change);
      }
      if (drop !== undefined) {
        parts.delete(place(head.key, drop));
        changes.delete(place(head.key, drop));
      }
      if (replaces !== undefined) remove(replaces);
    },
    remove: async (key) => remove(key),
    readKept: async (storyId) => kept.get(storyId) ?? [],
    changeKept: async (storyId, change) =>
      void kept.set(storyId, structuredClone(change(kept.get(storyId) ?? []))),
    readText: async (storyId) => texts.get(storyId) ?? null,
    writeText: async (storyId, draft) => {
      if (draft) texts.set(storyId, structuredClone(draft));
      else texts.delete(storyId);
    },
    readHistory: async (storyId) => histories.get(storyId) ?? null,
    writeHistory: async (storyId, history) => {
      histories.set(storyId, structuredClone(history));
    },
    hold: (holder) => {
      held.add(holder);
      return () => {
        held.delete(holder);
      };
    },
    holders: async () => [...held],
    ownKey: () => ownKey,
  };
}
