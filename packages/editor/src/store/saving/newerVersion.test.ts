import { findNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
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
    const joined = other.session.getState().document;
    other.edits.undo();
    expect(nodeIn(other, 'beach')?.content).toBe('Пишет первая.');
    expect(nodeIn(other, 'sea')).toEqual(findNode(sampleStory, 'sea'));
    expect(statusOf(other)).toBe('unsaved');
    other.edits.redo();
    expect(other.session.getState().document).toEqual(joined);
    expect(statusOf(other)).toBe('saved');
    expect(other.notices.filter(({ status }) => status === 'info')).toEqual([]);
  },
);

test('both write into one paragraph at different words: no question, and undo takes back only the own ones', async () => {
  const { server, one, other } = openTabs();
  const { content = '' } = nodeIn(one, 'beach') ?? {};
  write(one, 'beach', { content: `Давным-давно. ${content}` });
  await one.persistence.saveQuietly();
  other.edits.startEditing('beach');
  other.edits.typeText({ content: `${content} Конец.` });
  await other.persistence.saveQuietly();
  const both = `Давным-давно. ${content} Конец.`;
  expect(other.conflicts).toEqual([]);
  expect(nodeIn(other, 'beach')?.content).toBe(both);
  expect(findNode(server.held().document, 'beach')?.content).toBe(both);
  await one.persistence.followServer();
  one.edits.undo();
  expect(nodeIn(one, 'beach')?.content).toBe(`${content} Конец.`);
  other.edits.cancelEditing();
  expect(nodeIn(other, 'beach')?.content).toBe(`Давным-давно. ${content}`);
  other.edits.undo();
  other.edits.undo();
  expect(nodeIn(other, 'beach')?.content).toBe(`Давным-давно. ${content}`);
});

test('what others changed since is left by undo and redo, and a notice names it', async () => {
  const { one, other } = openTabs();
  other.edits.moveNodes({ positions: { beach: { x: 15, y: 15 }, sea: { x: 30, y: 30 } } });
  write(other, 'boat', { content: 'Пишет вторая.' });
  await other.persistence.saveQuietly();
  await one.persistence.followServer();
  one.edits.moveNodes({ positions: { beach: { x: 60, y: 60 } } });
  write(one, 'boat', { content: 'Пишет первая.' });
  await one.persistence.saveQuietly();
  await other.persistence.followServer();
  const { document } = other.session.getState();
  other.edits.undo();
  expect(other.session.getState().document).toBe(document);
  await vi.waitFor(() => expect(other.notices).toHaveLength(1));
  expect(other.notices[0]?.title).toBe('Отменять нечего');
  expect(other.descriptions[0]).toBe(
    'Осталось как есть, потому что изменено в другом месте: текст узла «Обратно к лодке».',
  );
  expect(other.session.getState().history.past).toHaveLength(1);
  other.edits.undo();
  expect(nodeIn(other, 'beach')?.position).toEqual({ x: 60, y: 60 });
  expect(nodeIn(other, 'sea')?.position).toEqual(findNode(sampleStory, 'sea')?.position);
  await vi.waitFor(() => expect(other.notices).toHaveLength(2));
  expect(other.notices[1]?.title).toBe('Отменено не всё');
  expect(other.descriptions[1]).toContain('место узла «Берег»');
  other.edits.redo();
  expect(other.session.getState().document).toEqual(document);
  expect(other.notices).toHaveLength(2);
});

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

test('a tab without edits loads newer versions, which are no step of undo', async () => {
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
  expect(other.session.getState().history.past).toEqual([]);
  expect(other.edits.undo()).toBeNull();
  expect(textsOf(other)).toEqual(textsOf(one));
  expect(statusOf(other)).toBe('saved');
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
  expect(tab.session.getState().mergedAt).toBeNull();
});
