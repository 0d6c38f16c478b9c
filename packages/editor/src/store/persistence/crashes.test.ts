import { fail, findNode, type StoryDocument, succeed, updateNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import type { DraftStorage, EditorServices } from '../../services/index.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { findStart } from '../drafts/editorStart.ts';
import { createRecovery } from './createRecovery.ts';

beforeAll(async () => {
  // Loaded with the first conflict otherwise, in the midst of a step.
  await import('../saving/newerVersion.ts');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Everything that waits for nothing but other promises has happened. */
const calm = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const textOf = (document: StoryDocument) => findNode(document, 'beach')?.content ?? '';

const written = (document: StoryDocument, nodeId: string, content: string): StoryDocument => {
  const result = updateNode(document, { nodeId, content });
  if (!result.ok) throw new Error(`There is no node ${nodeId}.`);
  return result.value.story;
};

const fates = [
  'answered',
  'requestLost',
  'answerLost',
  'diesBefore',
  'diesAfter',
  'diesUnwritten',
] as const;
type Fate = (typeof fates)[number];

/** One story on a server that keeps every version and answers as a bad connection would. */
function createServer() {
  const versions: StoryDocument[] = [sampleStory];
  const held = () => ({
    document: structuredClone(versions.at(-1) ?? sampleStory),
    isPublic: false,
    version: versions.length,
  });
  const never = new Promise<never>(() => {});
  const unreachable = fail({ kind: 'unreachable' as const, message: '' });
  const services = (fate: () => Fate): EditorServices => ({
    autosave: true,
    saveStory: async ({ version, document }) => {
      const now = fate();
      if (now === 'requestLost') return unreachable;
      if (now === 'diesBefore') return never;
      if (version !== versions.length) return fail({ kind: 'conflict', version: versions.length });
      versions.push(structuredClone(document));
      if (now === 'answerLost') return unreachable;
      if (now === 'diesAfter') return never;
      return succeed({ id: 'story', version: versions.length });
    },
    loadStory: async () => succeed(held()),
    versions: {
      list: async () => fail({ kind: 'unreachable', message: '' }),
      rename: async () => fail({ kind: 'unreachable', message: '' }),
      read: async ({ version }) => {
        const document = versions[version - 1];
        return document
          ? succeed(structuredClone(document))
          : fail({ kind: 'http', status: 404, body: '' });
      },
    },
  });
  const saveElsewhere = () => {
    const { document, version } = held();
    versions.push(written(document, 'sea', `Из другого места, ${version}.`));
  };
  return { held, services, saveElsewhere };
}

/** What one tab has of the browser's storage: after its death it writes nothing and holds nothing. */
function tabOf(storage: DraftStorage, isSamePage: boolean) {
  let isDead = false;
  const releases: (() => void)[] = [];
  const ownKey = storage.ownKey();
  const whileAlive = async <Value>(work: () => Promise<Value>): Promise<Value> =>
    isDead ? new Promise<never>(() => {}) : work();
  return {
    drafts: {
      ...storage,
      ownKey: () => (isSamePage ? ownKey : null),
      write: (write) => whileAlive(() => storage.write(write)),
      remove: (key) => whileAlive(() => storage.remove(key)),
      hold: (holder) => {
        const release = storage.hold(holder);
        releases.push(release);
        return release;
      },
    } satisfies DraftStorage,
    /** From now on, nothing is written any more. */
    freeze: () => {
      isDead = true;
    },
    kill: () => {
      isDead = true;
      for (const release of releases) release();
    },
  };
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('type', 'commit', 'pause') }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('save' as const), fate: fc.constantFrom(...fates) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('die' as const), isSamePage: fc.boolean() }),
  },
);

test('one line of edits, whatever is lost on the way: nothing written is missing, nothing that the server has is offered, nothing conflicts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
      const server = createServer();
      const storage = createMemoryDraftStorage();
      let fate: Fate = 'answered';
      /** What the browser or the server has been given for certain. */
      let safe = '';
      let conflicts = 0;

      const open = async (isSamePage: boolean) => {
        const tab = tabOf(storage, isSamePage);
        const services = { ...server.services(() => fate), drafts: tab.drafts };
        const begin = (start: Awaited<ReturnType<typeof findStart>>) => {
          const editor = createTestEditor({ start, services });
          editor.persistence.begin(start.restored?.draft.head.key);
          return editor;
        };
        const { document, ...held } = server.held();
        const start = await findStart(tab.drafts, { id: 'story', ...held, document }, services);
        const offered = [start.restored, ...start.found].flatMap((draft) => draft ?? []);
        for (const { draft } of offered) {
          expect(textOf(draft.document).length).toBeGreaterThan(textOf(document).length);
        }
        expect(offered.length).toBeLessThanOrEqual(1);
        let editor = begin(start);
        const [found] = start.found;
        if (found) {
          const { session } = editor;
          const onRestart = (next: typeof start) => {
            editor = begin(next);
          };
          createRecovery({ session, storage, start, onRestart }).restore(found);
        }
        await calm();
        expect(textOf(editor.session.getState().document).startsWith(safe)).toBe(true);
        return { ...editor, ...tab };
      };

      let tab = await open(false);
      const current = () => textOf(tab.session.getState().document);
      safe = current();
      const reopen = async (isSamePage: boolean) => {
        tab.kill();
        tab = await open(isSamePage);
      };
      for (const taken of steps) {
        if (taken.kind === 'type') {
          tab.edits.startEditing('beach');
          tab.edits.typeText({ content: `${current()}а` });
        } else if (taken.kind === 'commit') tab.edits.commitEditing();
        else if (taken.kind === 'pause') {
          await tab.persistence.flushDraft();
          safe = current();
        } else if (taken.kind === 'elsewhere') server.saveElsewhere();
        else if (taken.kind === 'die') await reopen(taken.isSamePage);
        else if (taken.kind === 'save') {
          fate = taken.fate;
          const isEnd = fate.startsWith('dies');
          if (fate === 'diesUnwritten') tab.freeze();
          const saving = tab.persistence.saveQuietly();
          await (isEnd ? calm() : saving);
          if (fate !== 'diesUnwritten') safe = current();
          if (tab.session.getState().saveError?.kind === 'conflict') conflicts += 1;
          if (isEnd) await reopen(false);
          fate = 'answered';
        }
      }
      await tab.persistence.saveQuietly();
      expect(conflicts).toBe(0);
      expect(tab.session.getState().saveError).toBeNull();
      expect(textOf(server.held().document)).toBe(current());
      tab.kill();
    }),
    { numRuns: runs(300) },
  );
});
