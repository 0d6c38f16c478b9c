import type { StoryDocument } from '@dreamfork/story';
import { type DBSchema, openDB } from 'idb';

/** A story as earlier imports read it: what an update from the same file is merged over. */
type ImportedStory = {
  storyId: string;
  /** As the file calls the story. */
  title: string;
  ifid: string;
  /** The latest first. */
  states: StoryDocument[];
  /** In milliseconds. */
  importedAt: number;
};

interface ImportedStories extends DBSchema {
  stories: {
    key: string;
    value: ImportedStory;
    indexes: { title: string; ifid: string; importedAt: number };
  };
}

/** A browser keeps so many stories, the latest ones. */
const mostStories = 50;
/** The last import may have been undone. */
const mostStates = 2;

const ifidOf = ({ twine }: StoryDocument): string =>
  typeof twine === 'object' && twine !== null && 'ifid' in twine && typeof twine.ifid === 'string'
    ? twine.ifid
    : '';

const open = () =>
  openDB<ImportedStories>('dreamfork-imported-stories', 1, {
    upgrade: (database) => {
      const stories = database.createObjectStore('stories', { keyPath: 'storyId' });
      stories.createIndex('title', 'title');
      stories.createIndex('ifid', 'ifid');
      stories.createIndex('importedAt', 'importedAt');
    },
  });

/** Without IndexedDB nothing is kept, and nothing is found. */
async function withDatabase<Value>(
  otherwise: Value,
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<Value>,
): Promise<Value> {
  try {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    // Without storage nothing is known of earlier imports, and the author is asked.
    return otherwise;
  }
}

/** Keeps in this browser what was read from a file for a story. */
export const keepImported = (storyId: string, read: StoryDocument): Promise<void> =>
  withDatabase(undefined, async (database) => {
    const before = await database.get('stories', storyId);
    const states = [read, ...(before?.states ?? [])].slice(0, mostStates);
    const { title } = read;
    const importedAt = Date.now();
    await database.put('stories', { storyId, title, ifid: ifidOf(read), states, importedAt });
    const keys = await database.getAllKeysFromIndex('stories', 'importedAt');
    const oldest = keys.slice(0, Math.max(0, keys.length - mostStories));
    await Promise.all(oldest.map((key) => database.delete('stories', key)));
  });

/** How earlier imports read the story. */
export const importedStates = (storyId: string): Promise<readonly StoryDocument[]> =>
  withDatabase<readonly StoryDocument[]>(
    [],
    async (database) => (await database.get('stories', storyId))?.states ?? [],
  );

/** The stories that may have come from the file of a story that is read now. */
export const findImportedIds = (read: StoryDocument): Promise<readonly string[]> =>
  withDatabase<readonly string[]>([], async (database) => {
    const ifid = ifidOf(read);
    const alike = ifid ? await database.getAllKeysFromIndex('stories', 'ifid', ifid) : [];
    return [...alike, ...(await database.getAllKeysFromIndex('stories', 'title', read.title))];
  });

export const forgetImported = (storyId: string): Promise<void> =>
  withDatabase(undefined, (database) => database.delete('stories', storyId));
