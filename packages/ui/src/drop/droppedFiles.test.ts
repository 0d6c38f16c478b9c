import { expect, test, vi } from 'vitest';
import { collectFiles, type DroppedItem, droppedMaximum } from './droppedFiles.ts';

const file = (name: string): DroppedItem => ({
  kind: 'file',
  getFile: async () => new File([''], name),
});

const folder = (name: string, ...items: DroppedItem[]): DroppedItem => ({
  kind: 'directory',
  name,
  async *getEntries() {
    yield* items;
  },
});

const takesFolders = { takesFolders: true };
const pathsOf = (files: readonly File[]) =>
  files.map(({ webkitRelativePath, name }) => webkitRelativePath || name);

test('files come with their place in the folders', async () => {
  const dropped = [
    folder('Паром', file('index.html'), folder('images', file('мост.png')), folder('пусто')),
    file('Маяк.twee'),
  ];
  const { files, fault } = await collectFiles(dropped, takesFolders);
  expect(pathsOf(files)).toEqual(['Паром/index.html', 'Паром/images/мост.png', 'Маяк.twee']);
  expect(fault).toBeUndefined();
});

test('folders are passed over where they are not taken', async () => {
  const { files } = await collectFiles([folder('Паром', file('index.html')), file('мост.png')]);
  expect(pathsOf(files)).toEqual(['мост.png']);
});

test('as many as an archive may hold are taken, the folder included', async () => {
  const names = Array.from({ length: droppedMaximum - 1 }, (_, at) => file(`${at}.md`));
  const { files } = await collectFiles([folder('Паром', ...names)], takesFolders);
  expect(files).toHaveLength(droppedMaximum - 1);
});

test.each(['files', 'folders'])(
  'of a folder without an end of %s nothing is taken',
  async (what) => {
    const given = vi.fn();
    const endless: DroppedItem = {
      kind: 'directory',
      name: 'Диск',
      async *getEntries() {
        for (;;) {
          given();
          yield what === 'files' ? file('a.md') : folder('пусто');
        }
      },
    };
    expect(await collectFiles([endless], takesFolders)).toEqual({ files: [], fault: 'tooMany' });
    expect(given).toHaveBeenCalledTimes(droppedMaximum);
  },
);

test('a folder that leads into itself has an end', async () => {
  const itself: DroppedItem = {
    kind: 'directory',
    name: 'a',
    async *getEntries() {
      yield itself;
    },
  };
  expect(await collectFiles([itself], takesFolders)).toEqual({ files: [], fault: 'tooMany' });
});

test('of what cannot be read nothing is taken', async () => {
  const gone: DroppedItem = { kind: 'file', getFile: () => Promise.reject(new Error('gone')) };
  expect(await collectFiles([file('a.md'), gone])).toEqual({ files: [], fault: 'unreadable' });
});
