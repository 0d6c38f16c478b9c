import { deleteNodes, type StoryDocument, updateNode, validateDocument } from '@dreamfork/story';
import { sampleStory, seededRandom } from '@dreamfork/story/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import type { DraftHolder, EditorServices } from '../../services/index.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { type Delivery, liveServer } from '../../testing/liveServer.ts';
import { noDrag } from '../../testing/storyCompany.ts';
import { findStart } from '../drafts/editorStart.ts';
import type { Operation } from '../session/state.ts';
import { hasUnsavedChanges } from '../session/status.ts';
import { createCompany } from './createCompany.ts';

beforeAll(async () => {
  // Loaded with the first merge otherwise, in the midst of a step.
  await Promise.all([
    import('../saving/newerVersion.ts'),
    import('../saving/resolveConflict.ts'),
    import('../drafts/findDrafts.ts'),
  ]);
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const longestDelay = 1500;

type Server = ReturnType<typeof liveServer>;

const wordsOf = ({ nodes }: Pick<StoryDocument, 'nodes'>): Set<string> =>
  new Set(nodes.flatMap(({ content }) => content.match(/w\d+n\d+/gu) ?? []));

const wordsIn = (value: unknown): string[] => JSON.stringify(value).match(/w\d+n\d+/gu) ?? [];

/** All words, and by `author word` who took which away, having seen them, and has not brought them back. */
type Ledger = { written: Set<string>; removedBySeeing: Set<string> };

/** An author in one browser, who may crash and come back. */
function author(server: Server, index: number, random: () => number, ledger: Ledger) {
  const storage = createMemoryDraftStorage();
  let count = 0;

  const open = async () => {
    let isAlive = true;
    const releases: (() => void)[] = [];
    const whileAlive = async <Value>(work: () => Promise<Value>): Promise<Value> =>
      isAlive ? work() : new Promise<never>(() => {});
    const drafts = {
      ...storage,
      ownKey: () => null,
      write: (write: Parameters<typeof storage.write>[0]) => whileAlive(() => storage.write(write)),
      remove: (key: string) => whileAlive(() => storage.remove(key)),
      hold: (holder: DraftHolder) => {
        const release = storage.hold(holder);
        releases.push(release);
        return release;
      },
    };
    const remote = server.servicesOf(`author ${index}`, drafts);
    const { live, loadStory } = remote;
    if (!live || !loadStory) throw new Error('The server is not live.');
    const services: EditorServices = {
      ...remote,
      saveStory: (input) => whileAlive(() => remote.saveStory(input)),
      loadStory: (id) => whileAlive(() => loadStory(id)),
    };
    const { document, version, isPublic } = server.held();
    const found = await findStart(drafts, { id: 'story', document, version, isPublic }, services);
    const [offered] = found.found;
    const start = offered
      ? { ...found, found: [], restored: { ...offered, isAhead: false } }
      : found;
    const editor = createTestEditor({
      ...{ start, services, answers: { conflict: { kind: 'keep' } } },
      idPrefix: `a${index}-${Math.floor(random() * 1e9)}-`,
    });
    const { session, persistence, company } = editor;
    persistence.begin(start.restored?.draft.head.key);
    const running = createCompany({
      ...{ session, live, storage: drafts, store: company, random },
      followServer: () => persistence.followServer(true),
      // Whoever types a word holds up the merge.
      whenWordTyped: () =>
        new Promise((end) => setTimeout(end, random() < 0.5 ? 0 : random() * 1000)),
      onAccessEnded: () => {},
      drag: noDrag,
      onMet: () => {},
    });
    company.setState({ company: running });
    running.setVisible(true);
    return {
      ...editor,
      die: () => {
        isAlive = false;
        running.end();
        for (const release of releases) release();
      },
    };
  };
  /** The network takes its time while the browser starts. */
  const opened = async () => {
    const opening = open();
    await vi.advanceTimersByTimeAsync(longestDelay * 2);
    return opening;
  };
  let current: Awaited<ReturnType<typeof open>>;

  const now = () => current.session.getState().document;
  /** Words that the author took away are known to be gone. */
  const noting = (work: () => void) => {
    const before = wordsOf(now());
    work();
    const after = wordsOf(now());
    for (const word of before) if (!after.has(word)) ledger.removedBySeeing.add(`${index} ${word}`);
    for (const word of after)
      if (!before.has(word)) ledger.removedBySeeing.delete(`${index} ${word}`);
  };
  const edit = (operation: Operation) =>
    noting(() => current.session.edit({ label: 'edit-story', operation }));

  const act = async () => {
    const { nodes } = now();
    const node = nodes[Math.floor(random() * nodes.length)];
    const dice = random();
    if (!node) return;
    if (dice < 0.6) {
      count += 1;
      const word = `w${index}n${count}`;
      ledger.written.add(word);
      const words = node.content.split(' ');
      const at = Math.floor(random() * (words.length + 1));
      const isReplacing = random() < 0.2;
      const content = words.toSpliced(at, isReplacing ? 2 : 0, word).join(' ');
      edit((story) => updateNode(story, { nodeId: node.id, content }));
    } else if (dice < 0.7 && nodes.length > 4 && node.id !== now().startNodeId) {
      edit((story) => deleteNodes(story, { nodeIds: [node.id] }));
    } else if (dice < 0.8) {
      current.edits.addNode({ type: 'text' });
    } else if (dice < 0.9) {
      // A draft that was restored brings back what others have deleted meanwhile: undo takes that away.
      const removed = new Set([...ledger.removedBySeeing].map((entry) => entry.split(' ')[1]));
      const foreign = [...wordsOf(now())].filter(
        (word) => !word.startsWith(`w${index}n`) && !removed.has(word),
      );
      noting(() => current.edits.undo());
      const left = wordsOf(now());
      expect(foreign.filter((word) => !left.has(word))).toEqual([]);
    } else if (dice < 0.93) {
      await current.persistence.flushDraft();
      current.die();
      current = await opened();
    }
  };

  return {
    begin: async () => {
      current = await opened();
    },
    act,
    now,
    isSaved: () => !hasUnsavedChanges(current.session.getState()),
    kept: () => current.company.getState().kept,
    end: () => current.die(),
  };
}

async function writeTogether(seed: number) {
  const random = seededRandom(seed);
  let isCalm = false;
  const delivery: Delivery = {
    delay: () => (isCalm ? 20 : Math.floor(random() ** 3 * longestDelay)),
    isLost: () => !isCalm && random() < 0.08,
    isUnheard: () => random() < 0.3,
  };
  const server = liveServer(sampleStory, delivery);
  const ledger: Ledger = { written: new Set(), removedBySeeing: new Set() };
  const authors = Array.from({ length: 2 + (seed % 4) }, (_, index) =>
    author(server, index, random, ledger),
  );
  for (const one of authors) await one.begin();
  for (let step = 0; step < 40; step += 1) {
    const one = authors[Math.floor(random() * authors.length)];
    await one?.act();
    if (random() < 0.02) server.restart();
    if (random() < 0.02) {
      server.put((story) => ({ ...story, description: `PUT ${step}` }));
    }
    await vi.advanceTimersByTimeAsync(Math.floor(random() ** 2 * 2500));
  }
  isCalm = true;
  await vi.advanceTimersByTimeAsync(180_000);
  const documents = authors.map((one) => one.now());
  const left = new Set([
    ...wordsIn(server.held().document),
    ...authors.flatMap((one) => wordsIn(one.kept())),
  ]);
  const lost = [...ledger.written].filter(
    (word) =>
      !left.has(word) &&
      !authors.some((_, index) => ledger.removedBySeeing.has(`${index} ${word}`)),
  );
  const result = {
    documents,
    lost,
    held: server.held().document,
    areSaved: authors.map((one) => one.isSaved()),
  };
  for (const one of authors) one.end();
  server.stop();
  return result;
}

test.for(Array.from({ length: runs(300) }, (_, seed) => seed + 1))(
  'M13: authors of one story end with the same story, and no word is lost (seed %i)',
  async (seed) => {
    const { documents, held, lost, areSaved } = await writeTogether(seed);
    expect(validateDocument(held)).toEqual([]);
    expect(areSaved).not.toContain(false);
    for (const document of documents) expect(document).toEqual(held);
    expect(lost).toEqual([]);
  },
);
