import { findNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { sharedServer } from '../../testing/sharedServer.ts';
import { saveStatus } from '../session/status.ts';

/** Two tabs with one story of one server. */
function openTabs() {
  const server = sharedServer(sampleStory);
  const open = () =>
    createTestEditor({ story: { id: 'story', version: 4 }, services: server.services });
  const [one, other] = [open(), open()];
  return { server, one, other };
}

type Tab = ReturnType<typeof createTestEditor>;

function write({ edits }: Tab, nodeId: string, text: { title?: string; content?: string }) {
  edits.startEditing(nodeId);
  edits.typeText(text);
  edits.commitEditing();
}

const nodeIn = ({ session }: Tab, nodeId: string) => findNode(session.getState().document, nodeId);
const statusOf = ({ session }: Tab) => saveStatus(session.getState());
const textsOf = ({ session }: Tab) =>
  session.getState().document.nodes.map(({ title, content }) => `${title}: ${content}`);

test.each(['saveQuietly', 'save'] as const)(
  'two tabs changed different nodes: %s joins them without a question',
  async (save) => {
    const { server, one, other } = openTabs();
    write(one, 'beach', { content: 'Пишет первая.' });
    await one.persistence.saveQuietly();
    write(other, 'sea', { content: 'Пишет вторая.' });
    await other.persistence[save]();
    expect(other.conflicts).toEqual([]);
    expect(other.questions).toEqual([]);
    expect(statusOf(other)).toBe('saved');
    expect(nodeIn(other, 'beach')?.content).toBe('Пишет первая.');
    expect(server.held().document).toEqual(other.session.getState().document);
    expect(other.session.getState().mergedAt).not.toBeNull();
    other.edits.undo();
    expect(nodeIn(other, 'beach')?.content).not.toBe('Пишет первая.');
    expect(nodeIn(other, 'sea')?.content).toBe('Пишет вторая.');
  },
);

test('both changed the same text: autosave waits, a manual save asks', async () => {
  const { server, one, other } = openTabs();
  write(one, 'beach', { content: 'Пишет первая.' });
  await one.persistence.saveQuietly();
  write(other, 'beach', { content: 'Пишет вторая.' });
  expect(await other.persistence.saveQuietly()).toMatchObject({ kind: 'conflict' });
  expect(nodeIn(other, 'beach')?.content).toBe('Пишет вторая.');
  await other.persistence.save();
  expect(other.conflicts).toHaveLength(1);
  expect(findNode(server.held().document, 'beach')?.content).toBe('Пишет первая.');
});

test('text still being edited stays in its form, can be cancelled, and takes in the rest of its node', async () => {
  const { server, one, other } = openTabs();
  write(one, 'beach', { title: 'Первая назвала' });
  await one.persistence.saveQuietly();
  const { content } = nodeIn(other, 'beach') ?? {};
  other.edits.startEditing('beach');
  other.edits.typeText({ content: 'На полуслове' });
  await other.persistence.saveQuietly();
  expect(findNode(server.held().document, 'beach')).toMatchObject({
    title: 'Первая назвала',
    content: 'На полуслове',
  });
  expect(nodeIn(other, 'beach')).toMatchObject({
    title: 'Первая назвала',
    content: 'На полуслове',
  });
  expect(other.session.getState().writing?.nodeId).toBe('beach');
  expect(statusOf(other)).toBe('saved');
  other.edits.cancelEditing();
  expect(nodeIn(other, 'beach')).toMatchObject({ title: 'Первая назвала', content });
});

test('a tab without edits loads newer versions; a run of them is one step of undo', async () => {
  const { one, other } = openTabs();
  for (const content of ['Раз.', 'Два.']) {
    write(one, 'beach', { content });
    await one.edits.setPublic(true);
    await one.persistence.saveQuietly();
    await other.persistence.followServer();
    expect(textsOf(other)).toEqual(textsOf(one));
    expect(other.session.getState().isPublic).toBe(true);
    expect(statusOf(other)).toBe('saved');
  }
  expect(other.session.getState().history.past).toHaveLength(1);
  expect(await other.persistence.saveQuietly()).toBeNull();
  other.edits.undo();
  expect(other.session.getState().document).toEqual(sampleStory);
  expect(statusOf(other)).toBe('unsaved');
});

test('following leaves alone what conflicts, and the objects of what is the same', async () => {
  const { one, other } = openTabs();
  write(one, 'beach', { content: 'Пишет первая.' });
  await one.persistence.saveQuietly();
  write(other, 'beach', { content: 'Пишет вторая.' });
  await other.persistence.followServer();
  expect(nodeIn(other, 'beach')?.content).toBe('Пишет вторая.');
  expect(other.notices).toEqual([]);

  const { one: writer, other: reader } = openTabs();
  write(writer, 'beach', { content: 'Одно место.' });
  await writer.persistence.saveQuietly();
  await reader.persistence.followServer();
  expect(nodeIn(reader, 'sea')).toBe(findNode(sampleStory, 'sea'));
});

test('a node deleted elsewhere takes its untouched form along', async () => {
  const { one, other } = openTabs();
  await one.edits.deleteNodes(['sea']);
  await one.persistence.saveQuietly();
  other.edits.startEditing('sea');
  await other.persistence.followServer();
  expect(nodeIn(other, 'sea')).toBeUndefined();
  expect(other.session.getState()).toMatchObject({ writing: null, selection: { nodeIds: [] } });
});

test('without a newer version nothing is loaded; a server that is away changes nothing', async () => {
  const { server, one } = openTabs();
  let loads = 0;
  const tab = createTestEditor({
    story: { id: 'story', version: 4 },
    services: {
      ...server.services,
      loadStory: () => {
        loads += 1;
        return Promise.reject(new Error('нет сети'));
      },
      versions: {
        list: async () => ({
          ok: true,
          value: {
            items: [
              {
                version: server.held().version,
                name: null,
                savedAt: '2026-01-01T00:00:00.000Z',
                title: '',
                nodeCount: 1,
                connectionCount: 0,
              },
            ],
            nextCursor: null,
          },
        }),
        read: () => Promise.reject(new Error('not asked for')),
        rename: () => Promise.reject(new Error('not asked for')),
      },
    },
  });
  await tab.persistence.followServer();
  expect(loads).toBe(0);
  write(one, 'beach', { content: 'Новое.' });
  await one.persistence.saveQuietly();
  await tab.persistence.followServer();
  expect(loads).toBe(1);
  expect(tab.session.getState().document).toBe(sampleStory);
});

test('a save whose answer was lost is found again: no notice, no conflict, and what came after is sent', async () => {
  const { services, held } = sharedServer(sampleStory);
  let isLost = true;
  const tab = createTestEditor({
    story: { id: 'story', version: 4 },
    services: {
      ...services,
      saveStory: async (input) => {
        const answer = await services.saveStory(input);
        if (isLost) throw new Error('The connection was lost.');
        return answer;
      },
    },
  });
  write(tab, 'beach', { content: 'Раз.' });
  expect(await tab.persistence.saveQuietly()).toMatchObject({ kind: 'unreachable' });
  isLost = false;
  expect(await tab.persistence.saveQuietly()).toBeNull();
  expect(held().version).toBe(5);
  isLost = true;
  write(tab, 'beach', { content: 'Раз, два.' });
  await tab.persistence.saveQuietly();
  isLost = false;
  write(tab, 'beach', { content: 'Раз, два, три.' });
  expect(await tab.persistence.saveQuietly()).toBeNull();
  expect(findNode(held().document, 'beach')?.content).toBe('Раз, два, три.');
  expect(tab.notices).toEqual([]);
  expect(statusOf(tab)).toBe('saved');
  expect(tab.session.getState().history.past.map(({ label }) => label)).not.toContain(
    'merge-versions',
  );
});
