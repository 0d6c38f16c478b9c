/** Files and folders that are taken at once, as many as of an archive; more are most likely a mistake. */
export const droppedMaximum = 10_000;

/** Why nothing of what was dropped is taken. */
export type DropFault = 'tooMany' | 'unreadable';

export type DroppedFiles = { files: File[]; fault?: DropFault };

export type FolderOptions = {
  /** Takes the files in folders too. @default false */
  takesFolders?: boolean;
};

/** A file with its place in the folder that was dropped, as the chooser of folders gives it. */
function placed(file: File, path: string): File {
  Object.defineProperty(file, 'webkitRelativePath', { value: path, configurable: true });
  return file;
}

/** The files among dropped items. It ends at the first item too many, however many there are. */
export async function collectFiles(
  dropped: Iterable<DroppedItem>,
  { takesFolders = false }: FolderOptions = {},
): Promise<DroppedFiles> {
  const files: File[] = [];
  let count = 0;
  const walk = async (
    items: Iterable<DroppedItem> | AsyncIterable<DroppedItem>,
    folder: string,
  ): Promise<boolean> => {
    for await (const item of items) {
      count += 1;
      if (count > droppedMaximum) return false;
      if (item.kind === 'file') {
        const file = await item.getFile();
        files.push(folder === '' ? file : placed(file, folder + file.name));
      } else if (item.kind === 'directory' && takesFolders) {
        if (!(await walk(item.getEntries(), `${folder}${item.name}/`))) return false;
      }
    }
    return true;
  };
  try {
    return (await walk(dropped, '')) ? { files } : { files: [], fault: 'tooMany' };
  } catch {
    return { files: [], fault: 'unreadable' };
  }
}

/** The files that a drag from outside brings, those in folders included. To be called as they are dropped. */
export const readDroppedFiles = (data: DataTransfer): Promise<DroppedFiles> =>
  collectFiles(itemsOf(data), { takesFolders: true });

/** What was dropped; the items of React Aria are of this kind. */
export type DroppedItem =
  | { kind: 'file'; getFile: () => Promise<File> }
  | { kind: 'directory'; name: string; getEntries: () => AsyncIterable<DroppedItem> }
  | { kind: 'text' };

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function* entriesOf(folder: FileSystemDirectoryEntry): AsyncGenerator<DroppedItem> {
  const reader = folder.createReader();
  for (;;) {
    // It gives a hundred at a time, and none at the end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (isFolder(entry)) yield toFolder(entry);
      else if (isFile(entry)) {
        yield {
          kind: 'file',
          getFile: () => new Promise((resolve, reject) => entry.file(resolve, reject)),
        };
      }
    }
  }
}

const toFolder = (folder: FileSystemDirectoryEntry): DroppedItem => ({
  kind: 'directory',
  name: folder.name,
  getEntries: () => entriesOf(folder),
});

function toItem(item: DataTransferItem): DroppedItem {
  const entry = item.webkitGetAsEntry();
  if (entry && isFolder(entry)) return toFolder(entry);
  const file = item.getAsFile();
  return file ? { kind: 'file', getFile: async () => file } : { kind: 'text' };
}

/** The items of a drag from outside. The browser forgets them after its event, so they are taken at once. */
const itemsOf = ({ items }: DataTransfer): DroppedItem[] =>
  [...items].filter(({ kind }) => kind === 'file').map(toItem);
