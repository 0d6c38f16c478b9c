import { type DroppedItem, itemsOf } from './droppedItems.ts';

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
