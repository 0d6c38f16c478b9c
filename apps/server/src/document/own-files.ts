import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDirectory } from '../configuration/paths.ts';

/** A public file of this server. */
export type OwnFile = { bytes: Buffer; mimeType: string };

const demoPicture = /^\/demo\/([\w-]+)\/([\w-]+\.webp)$/;

/** The path of an address on this server; undefined for an address elsewhere. */
export function ownPath(url: string, publicAddress: string): string | undefined {
  if (url.startsWith(`${publicAddress}/`)) return url.slice(publicAddress.length);
  return /^\/(?![/\\])/.test(url) ? url : undefined;
}

/**
 * Reads a public file of this server by its path, up to a size. Nothing is fetched: an author could make the
 * server send requests to any machine that it can reach.
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
