import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDirectory } from '../configuration/paths.ts';

/** A file that this server holds and shows to everyone. */
export type OwnFile = { bytes: Buffer; mimeType: string };

const demoPicture = /^\/demo\/([\w-]+)\/([\w-]+\.webp)$/;

/** The path of an address on this server; nothing for one that leads elsewhere. */
export function ownPath(url: string, publicAddress: string): string | undefined {
  if (url.startsWith(`${publicAddress}/`)) return url.slice(publicAddress.length);
  return /^\/(?![/\\])/.test(url) ? url : undefined;
}

/**
 * Reads a public file of this server by its path, if it is no larger than it may be. Nothing is ever
 * fetched: an author could make the server ask any machine that it can reach.
 */
export async function readOwnFile(path: string, maximum: number): Promise<OwnFile | undefined> {
  const [, slug, name] = demoPicture.exec(path) ?? [];
  if (slug === undefined || name === undefined) return undefined;
  const file = join(demoDirectory, slug, name);
  const size = await stat(file).then(
    (found) => found.size,
    () => Number.POSITIVE_INFINITY,
  );
  return size <= maximum ? { bytes: await readFile(file), mimeType: 'image/webp' } : undefined;
}
