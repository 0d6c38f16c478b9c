import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';
import {
  formatVersion,
  keyEntry,
  type Manifest,
  manifest,
  manifestName,
  mediaEntry,
  tableEntry,
} from './manifest.ts';

/** An open archive; each file of it can be read again and again. */
export type Backup = {
  path: string;
  manifest: Manifest;
  /** @throws Error for a file that is not there or cannot be read. */
  read: (name: string) => Promise<Readable>;
  close: () => void;
};

const damaged = (path: string, name: string, cause?: unknown): Error =>
  new Error(`The backup ${path} is damaged at ${name}. Use another one.`, {
    cause,
  });

function parseManifest(path: string, json: string): Manifest {
  const found: unknown = JSON.parse(json);
  const parsed = manifest.safeParse(found);
  if (parsed.success) return parsed.data;
  const version = Object(found).version;
  throw version > formatVersion
    ? new Error(
        `The backup ${path} was made by a newer version of Dreamfork. Restore it with that version or a later one.`,
      )
    : damaged(path, manifestName, parsed.error);
}

/** @throws Error whose message says what to do where the file is no whole backup. */
export async function openBackup(path: string): Promise<Backup> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(
    (cause: unknown) => {
      const isAbsent = cause instanceof Error && 'syscall' in cause;
      throw new Error(
        isAbsent
          ? `The backup ${path} cannot be read.`
          : `${path} is not a whole backup: it is no archive, or its end is missing. Use another one.`,
        { cause },
      );
    },
  );
  // Reported by the call that meets it.
  zip.on('error', () => {});
  const entries = new Map<string, Entry>();
  const read = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw damaged(path, name);
    return zip.openReadStreamPromise(entry);
  };
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    if (!entries.has(manifestName)) throw new Error(`${path} is no backup of Dreamfork.`);
    const stated = parseManifest(path, await text(await read(manifestName)));
    return { path, manifest: stated, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Reads every file of a backup and compares it with the manifest. */
export async function checkBackup({ path, manifest: stated, read }: Backup): Promise<void> {
  const files = [
    ...stated.tables.map(({ name, sha256 }) => ({ name: tableEntry(name), sha256 })),
    ...stated.media.map(({ key, sha256 }) => ({ name: mediaEntry(key), sha256 })),
    ...stated.keys.map(({ name, sha256 }) => ({ name: keyEntry(name), sha256 })),
  ];
  for (const { name, sha256 } of files) {
    const hash = createHash('sha256');
    try {
      for await (const chunk of await read(name)) hash.update(chunk);
    } catch (error) {
      throw damaged(path, name, error);
    }
    if (hash.digest('hex') !== sha256) throw damaged(path, name);
  }
}
