import type { OpenThreadRequest } from '@dreamfork/api-client';

/** What a reviewer wrote and the server does not have yet. */
export type Unsent =
  | { kind: 'thread'; id: string; writtenAt: number; request: OpenThreadRequest }
  | {
      kind: 'answer';
      id: string;
      writtenAt: number;
      threadId: string;
      request: { id: string; text: string };
    };

/** Where it is kept; one entry a comment, so that two tabs never overwrite one another. */
export type UnsentStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const nowhere: UnsentStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser stores nothing.');
  },
  removeItem: () => undefined,
};

/** The storage of this browser; one that keeps nothing where it is forbidden. */
export function unsentStorage(): UnsentStorage {
  try {
    return localStorage;
  } catch {
    return nowhere; // The page tells that the tab has to stay open.
  }
}

const prefixOf = (storyId: string): string => `dreamfork:review:${storyId}:unsent:`;

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  'id' in value &&
  typeof value.id === 'string' &&
  'kind' in value &&
  (value.kind === 'thread' || value.kind === 'answer');

function parse(text: string | null): Unsent[] {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUnsent(value) ? [value] : [];
  } catch {
    return []; // Not written by this page.
  }
}

/** Everything unsent about a story, first written first. */
export function readUnsent(storage: UnsentStorage, storyId: string): Unsent[] {
  const prefix = prefixOf(storyId);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys
    .flatMap((key) => (key?.startsWith(prefix) ? parse(storage.getItem(key)) : []))
    .sort((one, other) => one.writtenAt - other.writtenAt);
}

/** Keeps an entry; false where the browser stores nothing. */
export function keepUnsent(storage: UnsentStorage, storyId: string, unsent: Unsent): boolean {
  try {
    storage.setItem(prefixOf(storyId) + unsent.id, JSON.stringify(unsent));
    return true;
  } catch {
    return false; // Full or forbidden: the page tells that the tab has to stay open.
  }
}

export function dropUnsent(storage: UnsentStorage, storyId: string, id: string): void {
  storage.removeItem(prefixOf(storyId) + id);
}
