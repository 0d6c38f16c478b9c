import { deleteNodes, findNode, type StoryDocument, updateNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LivePerson, StoryRole } from '../../services/index.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { sharedServer } from '../../testing/sharedServer.ts';
import { noDrag, storyCompany, storyPerson } from '../../testing/storyCompany.ts';
import { type CompanyOptions, createCompany } from './createCompany.ts';
import { type Dragged, dropLength } from './followDrag.ts';
import { joinKept, withOverwritten } from './keptTexts.ts';
import { claimLength } from './presence.ts';

beforeAll(async () => {
  await import('../saving/newerVersion.ts');
});
beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

const anna = storyPerson('Анна', 0);

async function setUp(people: readonly LivePerson[] = [anna]) {
  const others = storyCompany(people, 4);
  const editor = createTestEditor({ story: { id: 'story', version: 4 } });
  const { session, company } = editor;
  const onAccessEnded = vi.fn<() => void>();
  const onRole = vi.fn<(role: StoryRole) => void>();
  const followServer = vi.fn(async () => true);
  const drag = createStore<Dragged | null>(() => null);
  const running = createCompany({
    ...{ session, live: others.live, storage: createMemoryDraftStorage(), store: company },
    ...{ followServer, onAccessEnded, onRole, onMet: () => {}, drag },
  });
  running.setVisible(true);
  await vi.advanceTimersByTimeAsync(1000);
  return { ...editor, ...others, running, followServer, onAccessEnded, onRole, drag };
}

const told = (place: StoryDocument['nodes'][number]['id'], mine: string) => ({
  ...{ kind: 'node' as const, id: place, part: 'content' as const },
  ...{ base: 'было', mine, theirs: 'чужое' },
});

test('a claim is renewed while keys go on, and ends 15 seconds after the last; words of others are no keys', async () => {
  const { edits, session, told: sent } = await setUp();
  edits.startEditing('beach');
  for (let second = 0; second < 30; second += 1) {
    edits.typeText({ content: `Берег ${second}` });
    await vi.advanceTimersByTimeAsync(1000);
  }
  const claims = () => sent.filter(({ writing }) => writing === 'beach').length;
  expect(claims()).toBeGreaterThanOrEqual(5);
  expect(sent.at(-1)?.writing).toBe('beach');
  const { saved, document } = session.getState();
  const theirs = updateNode(document, { nodeId: 'sea', title: 'Иное море' });
  if (!theirs.ok) throw new Error('There is no sea.');
  const { mergeRules } = await import('../saving/newerVersion.ts');
  session.adoptVersion({
    work: { document: theirs.value.story, isPublic: false },
    saved: { ...saved, version: 5, document: theirs.value.story },
    rules: mergeRules,
  });
  await vi.advanceTimersByTimeAsync(claimLength);
  expect(sent.at(-1)?.writing).toBeNull();
});

test('who is alone tells nothing', async () => {
  const { edits, told: sent } = await setUp([]);
  edits.startEditing('beach');
  edits.typeText({ content: 'Один' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
});

/** Drags nodes over some distance, an eighth of it every 50 ms. */
async function dragAlong(drag: StoreApi<Dragged | null>, nodeIds: string[], dx: number) {
  const nodes = { nodeIds: new Set(nodeIds), dy: 0 };
  drag.setState({ ...nodes, dx: 0 }, true);
  for (let step = 1; step <= 8; step += 1) {
    drag.setState({ ...nodes, dx: (dx * step) / 8 }, true);
    await vi.advanceTimersByTimeAsync(50);
  }
}

test('a drag is told at most twice a second, and after a drop until the others have its save', async () => {
  const { session, edits, drag, told: sent } = await setUp();
  const { x = 0, y = 0 } = findNode(session.getState().document, 'sea')?.position ?? {};
  for (const dx of [80, 160, 240]) await dragAlong(drag, ['sea', 'beach'], dx);
  const drags = sent.flatMap(({ drag: one }) => one ?? []);
  expect(drags.length).toBeGreaterThan(1);
  expect(drags.length).toBeLessThanOrEqual(3);
  expect(drags[0]).toMatchObject({ nodeIds: ['sea', 'beach'], dy: 0 });
  edits.moveItems({ nodes: { sea: { x: x + 240, y } }, notes: {} });
  drag.setState(null, true);
  await vi.advanceTimersByTimeAsync(dropLength - 100);
  expect(sent.at(-1)?.drag).toEqual({ nodeIds: ['sea', 'beach'], dx: 240, dy: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)?.drag).toBeNull();
});

test('a drag that is broken off ends at once for the others, and the next one is told as another', async () => {
  const { edits, drag, told: sent } = await setUp();
  await dragAlong(drag, ['sea'], 80);
  drag.setState(null, true);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)?.drag).toBeNull();
  await dragAlong(drag, ['sea'], 80);
  edits.moveItems({ nodes: { sea: { x: 0, y: 999 } }, notes: {} });
  drag.setState(null, true);
  const before = sent.length;
  await dragAlong(drag, ['sea'], 40);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.slice(before).map(({ drag: one }) => one?.dx ?? null)).toEqual([null, 40]);
});

test('of a drag of many nodes the first ones are told, of notes alone nothing', async () => {
  const { drag, told: sent } = await setUp();
  const nodeIds = Array.from({ length: 10_000 }, (_, at) => `node-${at}`);
  await dragAlong(drag, nodeIds, 80);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)?.drag?.nodeIds).toEqual(nodeIds.slice(0, 50));
  drag.setState(null, true);
  await dragAlong(drag, [], 80);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)?.drag).toBeNull();
});

test('an own stream that broke is nobody', async () => {
  const { say, company } = await setUp();
  const ghost = storyPerson('own', 1);
  say({ type: 'welcome', personId: 'own again', version: 4, people: [anna, ghost] });
  say({ type: 'person', person: ghost });
  expect(company.getState().people).toEqual([anna]);
});

test('who comes back says who they were, so that nobody sees them twice', async () => {
  const { live, breakOff, running } = await setUp();
  const watch = vi.spyOn(live, 'watch');
  breakOff();
  await vi.advanceTimersByTimeAsync(2000);
  running.setVisible(false);
  running.setVisible(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.mock.calls.map(([{ instead }]) => instead)).toEqual(['own', 'own']);
});

test('while the others are not heard, keys ask the server for nothing', async () => {
  const { edits, say, breakOff, company, followServer } = await setUp();
  breakOff();
  await vi.advanceTimersByTimeAsync(0);
  expect(company.getState()).toMatchObject({ isOpen: false, people: [{ name: 'Анна' }] });
  say({ type: 'version', version: 9, by: null });
  const before = followServer.mock.calls.length;
  edits.updateStory({ title: 'Без связи' });
  edits.updateStory({ title: 'Без связи, снова' });
  await vi.advanceTimersByTimeAsync(100);
  expect(followServer.mock.calls.length).toBe(before);
});

test('words that were written over stand once for each place, and none of them are left out', () => {
  const first = withOverwritten([], { texts: [told('sea', 'раз')], by: 'Анна' }, 1);
  const second = withOverwritten(
    first,
    { texts: [told('sea', 'два'), told('boat', 'три')], by: null },
    2,
  );
  expect(second.map(({ id, mine }) => [id, mine])).toEqual([
    ['sea', 'два\n\nраз'],
    ['boat', 'три'],
  ]);
  expect(joinKept(second, first).map(({ mine }) => mine)).toEqual(['два\n\nраз', 'три']);
});

test('what the author is to the story is told once, and again when it has changed', async () => {
  const { say, onRole } = await setUp();
  say({ type: 'role', role: 'co-author' });
  say({ type: 'role', role: 'co-author' });
  say({ type: 'role', role: 'owner' });
  expect(onRole.mock.calls).toEqual([['co-author'], ['owner']]);
});

test('a long text that is written over again stands on its card once, with what was written before', () => {
  const conflict = (base: string, mine: string) => ({
    texts: [{ ...told('sea', mine), base }],
    by: 'Анна',
  });
  const first = withOverwritten([], conflict('Море. Тихо.', 'Море. Тихо. Ночь.'), 1);
  const later = 'Море. Тихо. Утро.';
  const [text] = withOverwritten(first, conflict(later, `${later} Чайки.`), 2);
  expect(text?.mine).toBe('Море. Тихо. Утро. Чайки.\n\nНочь.');
});

test('two tabs keep their words in one storage; a decision in one leaves those of the other', async () => {
  const storage = createMemoryDraftStorage();
  const open = async () => {
    const { session, company } = createTestEditor({ story: { id: 'story', version: 4 } });
    const running = createCompany({
      ...{ session, live: storyCompany([], 4).live, storage, store: company, drag: noDrag },
      ...{ followServer: async () => true, onAccessEnded: () => {}, onMet: () => {} },
    });
    await vi.advanceTimersByTimeAsync(0);
    return { running, kept: () => company.getState().kept };
  };
  const [one, other] = [await open(), await open()];
  one.running.keep({ texts: [told('sea', 'море')], others: [], returned: [], version: 5 });
  other.running.keep({ texts: [told('boat', 'лодка')], others: [], returned: [], version: 6 });
  one.running.decided(one.kept()[0]?.key ?? '');
  const third = await open();
  expect(third.kept().map(({ mine }) => mine)).toEqual(['лодка']);
});

test('the end of an access is told once the server says that the story is gone', async () => {
  const { session, company } = createTestEditor({ story: { id: 'story', version: 4 } });
  const onAccessEnded = vi.fn<() => void>();
  const watch = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, value: 'access' })
    .mockResolvedValueOnce({ ok: false, error: { message: '', status: 404 } });
  const { live } = storyCompany([], 4);
  createCompany({
    ...{ session, live: { ...live, watch }, storage: undefined, store: company, onAccessEnded },
    ...{ followServer: async () => true, onMet: () => {}, drag: noDrag },
  }).setVisible(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(onAccessEnded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onAccessEnded).toHaveBeenCalledOnce();
  expect(watch).toHaveBeenCalledTimes(2);
});

test('a node that one deletes and another edits stays, and both are told', async () => {
  const server = sharedServer(sampleStory);
  const enter = async () => {
    const editor = createTestEditor({
      ...{ document: sampleStory, services: server.services },
      story: { id: 'story', version: server.held().version },
    });
    const { session, company, persistence } = editor;
    const onMet = vi.fn<CompanyOptions['onMet']>();
    const running = createCompany({
      ...{ session, live: storyCompany([anna], 4).live, storage: undefined, store: company, onMet },
      ...{ followServer: () => persistence.followServer(true), onAccessEnded: () => {} },
      drag: noDrag,
    });
    company.setState({ company: running });
    running.setVisible(true);
    await vi.advanceTimersByTimeAsync(0);
    return { ...editor, onMet };
  };
  const [deleter, writer] = [await enter(), await enter()];
  deleter.session.edit({
    label: 'edit-story',
    operation: (story) => deleteNodes(story, { nodeIds: ['sea'] }),
  });
  await deleter.persistence.saveQuietly();
  writer.session.edit({
    label: 'edit-story',
    operation: (story) => updateNode(story, { nodeId: 'sea', title: 'Иное море' }),
  });
  await writer.persistence.saveQuietly();
  expect(writer.onMet.mock.calls[0]?.[0].others).toMatchObject([{ id: 'sea', theirs: null }]);
  await deleter.persistence.followServer(true);
  expect(deleter.onMet.mock.calls[0]?.[0].returned).toMatchObject([{ title: 'Иное море' }]);
  expect(deleter.session.getState().document).toEqual(server.held().document);
});
