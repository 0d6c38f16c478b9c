import type { DropItem } from 'react-aria-components';

/** A folder with more files is most likely a mistake. */
const mostFiles = 10_000;

/** A file with its place in the folder that was dropped, as the chooser of folders gives it. */
function placed(file: File, path: string): File {
  Object.defineProperty(file, 'webkitRelativePath', { value: path, configurable: true });
  return file;
}

/** The files that were dropped, and those in folders where these are taken. */
export async function droppedFiles(
  items: Iterable<DropItem> | AsyncIterable<DropItem>,
  takesFolders: boolean,
  folder = '',
  files: File[] = [],
): Promise<File[]> {
  for await (const item of items) {
    if (files.length >= mostFiles) break;
    if (item.kind === 'file') {
      const file = await item.getFile();
      files.push(folder === '' ? file : placed(file, folder + file.name));
    } else if (item.kind === 'directory' && takesFolders) {
      await droppedFiles(item.getEntries(), true, `${folder}${item.name}/`, files);
    }
  }
  return files;
}
