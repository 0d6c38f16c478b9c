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
export const itemsOf = ({ items }: DataTransfer): DroppedItem[] =>
  [...items].filter(({ kind }) => kind === 'file').map(toItem);
