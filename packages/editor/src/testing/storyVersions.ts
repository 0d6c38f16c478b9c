import { fail, type StoryDocument, succeed } from '@dreamfork/story';
import type { StoryVersion, VersionServices } from '../services/index.ts';

export type TestVersion = {
  document: StoryDocument;
  name?: string;
  savedAt: string;
  savedBy?: { name: string | null };
  hasModelText?: boolean;
};

const pageSize = 3;

/** Kept states in memory, newest first, three a page. */
export function storyVersions(versions: readonly TestVersion[]): VersionServices {
  const documents = new Map<number, StoryDocument>();
  let items = versions.map(
    ({ document, name, savedAt, savedBy, hasModelText }, index): StoryVersion => {
      const version = versions.length - index;
      documents.set(version, document);
      return {
        version,
        name: name ?? null,
        savedAt,
        ...(savedBy ? { savedBy } : {}),
        title: document.title,
        nodeCount: document.nodes.length,
        connectionCount: document.connections.length,
        ...(hasModelText ? { hasModelText } : {}),
      };
    },
  );
  const missing = fail({ kind: 'http' as const, status: 404, body: 'Версия не найдена' });
  return {
    list: async ({ cursor }) => {
      const from = cursor === undefined ? 0 : items.findIndex(({ version }) => version === cursor);
      const next = items[from + pageSize];
      return succeed({
        items: items.slice(from, from + pageSize),
        nextCursor: next?.version ?? null,
      });
    },
    read: async ({ version }) => {
      const document = documents.get(version);
      return document ? succeed(document) : missing;
    },
    rename: async ({ version, name }) => {
      items = items.map((item) => (item.version === version ? { ...item, name } : item));
      const renamed = items.find((item) => item.version === version);
      return renamed ? succeed(renamed) : missing;
    },
  };
}
