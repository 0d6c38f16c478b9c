import {
  deleteNodes,
  fail,
  type ReviewAnchor,
  type StoryDocument,
  succeed,
  updateNode,
} from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { runCommand } from '../../commands/command.ts';
import { findShortcut } from '../../commands/shortcuts.ts';
import type { ReviewServices, ReviewThread } from '../../services/index.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { reviewFor } from './createReview.ts';
import { loadThreads, threadsMaximum } from './loadThreads.ts';
import { takeThread } from './takeThread.ts';
import { openThreadsByNode, threadsInOrder } from './threadPlaces.ts';
import { walkThreads } from './walkThreads.ts';

const contentOf = (nodeId: string, story: StoryDocument = sampleStory): string =>
  story.nodes.find(({ id }) => id === nodeId)?.content ?? '';

const at = (nodeId: string, quote: string): ReviewAnchor => {
  const source = contentOf(nodeId);
  const from = source.indexOf(quote);
  return { kind: 'text', nodeId, source, from, to: from + quote.length };
};

const thread = (id: string, anchor: ReviewAnchor, parts: Partial<ReviewThread> = {}) => ({
  id,
  anchor,
  suggestion: null,
  takenAt: null,
  resolvedAt: null,
  reading: null,
  linkName: null,
  comments: [
    {
      id: `comment of ${id}`,
      text: 'Хорошо.',
      authorName: 'Нина',
      authorAvatarUrl: null,
      isByAuthor: false,
      isOwn: false,
      canDelete: true,
      createdAt: '2026-11-20T10:00:00.000Z',
      editedAt: null,
    },
  ],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...parts,
});

const sea = thread('sea', at('sea', 'Огонь маяка'));
const door = thread('door', at('door', 'теплом'), { suggestion: 'дымом' });
const beach = thread('beach', at('beach', 'затихла'));

/** A server in memory that answers page by page and can be lost. */
function reviewServer(threads: ReviewThread[], size = 100) {
  const told: string[] = [];
  let isLost = false;
  let reads = 0;
  const lost = () => fail({ message: '' });
  const changed = (id: string, parts: Partial<ReviewThread>) => {
    const before = threads.find((one) => one.id === id);
    if (!before) return lost();
    const after = { ...before, ...parts, updatedAt: '2026-11-21T10:00:00.000Z' };
    threads.splice(threads.indexOf(before), 1);
    threads.unshift(after);
    return succeed(after);
  };
  const services: ReviewServices = {
    threads: async ({ cursor = '0' }) => {
      if (isLost) return lost();
      reads += 1;
      const end = Number(cursor) + size;
      const items = threads.slice(Number(cursor), end);
      return succeed({ items, nextCursor: end < threads.length ? String(end) : null });
    },
    addComment: async ({ threadId, comment }) => {
      told.push(`${comment.id} ${comment.text}`);
      if (isLost) return lost();
      const one = threads.find(({ id }) => id === threadId);
      const [first] = one?.comments ?? [];
      if (!one || !first) return lost();
      const answer = { ...first, ...comment, isOwn: true };
      return changed(threadId, { comments: [...one.comments, answer], resolvedAt: null });
    },
    changeThread: async ({ threadId, change: { isResolved, isTaken } }) => {
      told.push(`${threadId} ${JSON.stringify({ isResolved, isTaken })}`);
      if (isLost) return lost();
      const now = '2026-11-21T10:00:00.000Z';
      return changed(threadId, {
        ...(isResolved !== undefined && { resolvedAt: isResolved ? now : null }),
        ...(isTaken !== undefined && { takenAt: isTaken ? now : null }),
      });
    },
    changeComment: async () => lost(),
    removeComment: async () => succeed(null),
  };
  return {
    services,
    told,
    reads: () => reads,
    lose: (loses: boolean) => {
      isLost = loses;
    },
  };
}

function reviewed(threads: ReviewThread[]) {
  const server = reviewServer(threads);
  const editor = createTestEditor({
    story: { id: 'lighthouse', version: 1 },
    services: { review: server.services },
  });
  return { ...editor, server, review: reviewFor(editor.context) };
}

test('all pages are read once, later only what has changed; a thread without comments is gone', async () => {
  const threads = Array.from({ length: 250 }, (_, index) => thread(`t${index}`, { kind: 'story' }));
  const server = reviewServer(threads);
  const first = await loadThreads(server.services, 'story', null);
  expect([first.ok && first.value.threads.length, server.reads()]).toEqual([250, 3]);
  await server.services.changeThread({ id: '', threadId: 't249', change: { isResolved: true } });
  const updatedAt = '2026-11-21T11:00:00.000Z';
  threads.splice(5, 1);
  threads.unshift(thread('t4', { kind: 'story' }, { comments: [], updatedAt }));
  threads.unshift(thread('new', { kind: 'story' }, { updatedAt }));
  const next = await loadThreads(server.services, 'story', first.ok ? first.value : null);
  if (!next.ok) throw new Error('The server answers.');
  expect(server.reads()).toBe(4);
  expect(next.value.threads.slice(0, 2).map(({ id }) => id)).toEqual(['new', 't249']);
  expect(next.value.threads.some(({ id }) => id === 't4')).toBe(false);
});

test('no more than so many threads are held, and it is said', async () => {
  const many = Array.from({ length: threadsMaximum + 20 }, (_, index) =>
    thread(`t${index}`, { kind: 'story' }),
  );
  const loaded = await loadThreads(reviewServer(many, 1000).services, 'story', null);
  expect(loaded.ok && [loaded.value.threads.length, loaded.value.isCut]).toEqual([
    threadsMaximum,
    true,
  ]);
});

test('F8 and Shift+F8 walk along the open threads in reading order, round and round', async () => {
  const resolved = thread('window', at('window', 'лампа'), { resolvedAt: sea.createdAt });
  const { context, session, workspace, review } = reviewed([sea, resolved, door, beach]);
  const steps: (string | undefined)[] = [];
  for (const direction of ['next', 'next', 'next', 'next', 'previous'] as const) {
    await walkThreads(context, direction);
    steps.push(session.getState().selection.nodeIds[0]);
    expect(review.getState().current).toBe(steps.at(-1));
  }
  expect(steps).toEqual(['beach', 'door', 'sea', 'beach', 'sea']);
  expect(workspace.getState().dock).toBe('review');
  const plain = { ctrlKey: false, metaKey: false, altKey: false, code: 'F8', key: 'F8' };
  const found = [false, true].map(
    (shiftKey) => findShortcut(context.commands, { ...plain, shiftKey }, 'field')?.id,
  );
  expect(found).toEqual(['next-thread', 'previous-thread']);
});

test('without the service nothing of a review is offered', () => {
  const { context } = createTestEditor({ story: { id: 'lighthouse', version: 1 } });
  for (const id of ['toggle-review', 'next-thread', 'previous-thread', 'node-threads']) {
    const command = context.commands.find((one) => one.id === id);
    expect(command && runCommand(command, context)).toBe(false);
  }
});

test('open threads are counted at the node where they stand, in any version of the story', () => {
  const threads = [sea, door, { ...door, id: 'second' }, thread('all', { kind: 'story' })];
  expect([...openThreadsByNode(sampleStory, threads)]).toEqual([
    ['sea', 1],
    ['door', 2],
  ]);
  const deleted = deleteNodes(sampleStory, { nodeIds: ['door'] });
  if (!deleted.ok) throw new Error(deleted.error.code);
  const { story } = deleted.value;
  expect([...openThreadsByNode(story, threads)]).toEqual([['sea', 1]]);
  const rows = threadsInOrder(story, threads, { shown: 'open', person: null });
  expect(rows.map(({ place }) => place.state)).toEqual(['gone', 'gone', 'same', 'same']);
});

const settled = () => new Promise((done) => setImmediate(done));

test('a suggestion is one step of undo; the server hears that it was taken, undone and redone', async () => {
  const { context, session, server, review } = reviewed([door]);
  await review.load();
  takeThread(context, door);
  const taken = contentOf('door').replace('теплом', 'дымом');
  expect(contentOf('door', session.getState().document)).toBe(taken);
  expect(session.getState().history.past.map(({ label }) => label)).toEqual(['take-suggestion']);
  expect(review.getState().taken.get('door')).toBe(true);
  await settled();
  expect(review.getState().threads[0]?.takenAt).not.toBeNull();
  session.undo();
  await settled();
  expect(session.getState().document).toEqual(sampleStory);
  expect(review.getState().threads[0]?.takenAt).toBeNull();
  session.redo();
  await settled();
  expect(server.told).toEqual([
    'door {"isTaken":true}',
    'door {"isTaken":false}',
    'door {"isTaken":true}',
  ]);
});

test('what could not be told of a taken suggestion is shown and told with the next look', async () => {
  const { context, server, review } = reviewed([door]);
  await review.load();
  server.lose(true);
  takeThread(context, door);
  await settled();
  expect(review.getState().taken.get('door')).toBe(true);
  expect(review.getState().threads[0]?.takenAt).toBeNull();
  server.lose(false);
  await review.load();
  await settled();
  expect(review.getState().taken.size).toBe(0);
  expect(review.getState().threads[0]?.takenAt).not.toBeNull();
});

test('a stale suggestion that cannot be merged changes nothing', async () => {
  const { context, session, server, notices } = reviewed([door]);
  const content = contentOf('door').replace('теплом', 'холодом');
  session.edit({
    label: 'edit-node',
    operation: (story) => updateNode(story, { nodeId: 'door', content }),
  });
  takeThread(context, door);
  expect(contentOf('door', session.getState().document)).toBe(content);
  expect(notices).toHaveLength(1);
  expect(server.told).toEqual([]);
});

test('an answer that did not arrive stays, and is sent again under the same id', async () => {
  const { server, review } = reviewed([door]);
  await review.load();
  review.write('door', 'Подумаю.');
  server.lose(true);
  expect(await review.answer('door')).toBe(false);
  expect(review.getState().unsent.door).toBe('Подумаю.');
  expect(review.getState().failures.door).toBe('');
  server.lose(false);
  expect(await review.answer('door')).toBe(true);
  expect([review.getState().unsent, review.getState().failures]).toEqual([{}, {}]);
  expect(review.getState().threads[0]?.comments.at(-1)?.text).toBe('Подумаю.');
  expect(new Set(server.told).size).toBe(1);
});
