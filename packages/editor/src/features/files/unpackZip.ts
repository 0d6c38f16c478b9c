import { fail, type Result, succeed } from '@dreamfork/story';
import { isSafePath } from '@dreamfork/story/formats';
import { unzipSync } from 'fflate';

/** Why an archive is not opened. */
export type ZipFault = 'zipUnsafe' | 'zipTooLarge' | 'zipDamaged';

const megabyte = 1_048_576;

/** Bytes of an archive, and of all that is taken out of it: they stand in memory. */
export const zipMaximum = 250 * megabyte;
export const entriesMaximum = 10_000;
/** How many times larger a file may become, above a size at which it does harm. */
const ratioMaximum = 100;
const harmlessBytes = megabyte;

type Refusal = { fault: ZipFault };
const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'fault' in error;

const isLatin = (name: string): boolean => !/[^\0-\xFF]/.test(name);

/** Names without a mark of UTF-8 were still written in it by macOS, and in the page of DOS by Windows. */
function readName(name: string): string {
  if (!isLatin(name) || !/[\x80-\xFF]/.test(name)) return name;
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Names that are no UTF-8 come from old Russian archivers.
    return new TextDecoder('ibm866').decode(bytes);
  }
}

/** The wanted files of an archive by their paths. All entries are checked before their content is read. */
export function unpackZip(
  bytes: Uint8Array,
  wants: (path: string) => boolean,
): Result<ReadonlyMap<string, Uint8Array>, ZipFault> {
  const refuse = (fault: ZipFault): never => {
    throw { fault } satisfies Refusal;
  };
  const paths = new Map<string, string>();
  // Some systems take names of different case for one.
  const names = new Set<string>();
  let entries = 0;
  let total = 0;
  const check = ({ name, size, originalSize }: Entry): boolean => {
    const path = readName(name);
    entries += 1;
    if (entries > entriesMaximum) refuse('zipTooLarge');
    if (!isSafePath(path)) refuse('zipUnsafe');
    const key = path.normalize('NFC').toLowerCase();
    if (names.has(key)) refuse('zipUnsafe');
    names.add(key);
    if (originalSize > harmlessBytes && originalSize > ratioMaximum * size) refuse('zipUnsafe');
    if (path.endsWith('/') || !wants(path)) return false;
    total += originalSize;
    if (total > zipMaximum) refuse('zipTooLarge');
    paths.set(name, path);
    return true;
  };
  try {
    if (bytes.length > zipMaximum) refuse('zipTooLarge');
    unzipSync(bytes, { filter: (entry) => check(entry) && false });
    const wanted = new Map(paths);
    const files = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
    return succeed(
      new Map(Object.entries(files).map(([name, data]) => [wanted.get(name) ?? name, data])),
    );
  } catch (error) {
    return fail(isRefusal(error) ? error.fault : 'zipDamaged');
  }
}

type Entry = { name: string; size: number; originalSize: number };
