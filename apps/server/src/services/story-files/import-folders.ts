import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An upload ends within the hour; a younger folder may be that of an import which is about to be recorded. */
const youngest = 60 * 60 * 1000;

/** Where the file of each import and what is unpacked of it lie. They outlive the process. */
export type ImportFolders = {
  /** The uploaded file. */
  fileOf: (id: string) => string;
  hasFile: (id: string) => Promise<boolean>;
  create: (id: string) => Promise<void>;
  /** An empty folder for what is unpacked. */
  emptyFolder: (id: string) => Promise<string>;
  remove: (id: string) => Promise<void>;
  /** Removes the folders of imports that are over, and old ones of which nothing is known. */
  purge: (phaseOf: (id: string) => Promise<'open' | 'over' | 'unknown'>) => Promise<void>;
};

export function createImportFolders(directory: string): ImportFolders {
  const folderOf = (id: string): string => join(directory, id);
  const remove = (id: string) => rm(folderOf(id), { recursive: true, force: true });
  const fileOf = (id: string): string => join(folderOf(id), 'story.df');
  return {
    fileOf,
    hasFile: (id) =>
      access(fileOf(id)).then(
        () => true,
        () => false,
      ),
    async create(id) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
    },
    async emptyFolder(id) {
      const folder = join(folderOf(id), 'unpacked');
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { mode: 0o700 });
      return folder;
    },
    remove,
    async purge(phaseOf) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      for (const id of await readdir(directory)) {
        // Another process may have removed it meanwhile.
        const found = await stat(folderOf(id)).catch(() => undefined);
        const isOld = found !== undefined && found.mtimeMs < Date.now() - youngest;
        // oxlint-disable-next-line no-await-in-loop -- there are few.
        const phase = await phaseOf(id);
        if (phase === 'over' || (phase === 'unknown' && isOld)) await remove(id);
      }
    },
  };
}
