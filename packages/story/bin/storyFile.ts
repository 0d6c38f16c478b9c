import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import {
  countParts,
  mediaPath,
  parseManifest,
  parseStoryJson,
  problemMessages,
  type StoryDocument,
  type StoryFileManifest,
  storyFileEntries,
} from '../src/index.ts';

/** Bytes of a manifest and of a story document; larger ones are not unpacked. */
const manifestMaximum = 16 * 1024 * 1024;
const storyMaximum = 64 * 1024 * 1024;

type StatedFile = { path: string; size: number; sha256: string };

/** A story file: its story where that can be read, and what is wrong with it in sentences. */
export type OpenedStoryFile = {
  story: StoryDocument | null;
  problems: readonly string[];
  /** The media of the story by their addresses, one unpacked after another. */
  media: () => Map<string, Uint8Array>;
};

/** The entries of an archive, unpacked one by one. Throws where it is none. */
function openArchive(bytes: Uint8Array) {
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, originalSize);
      return false;
    },
  });
  return {
    names: [...sizes.keys()],
    sizeOf: (path: string) => sizes.get(path),
    /** Undefined for an entry that is missing, larger than the maximum, or cannot be unpacked. */
    unpack: (path: string, maximum: number): Uint8Array | undefined => {
      if ((sizes.get(path) ?? Number.POSITIVE_INFINITY) > maximum) return undefined;
      try {
        return unzipSync(bytes, { filter: ({ name }) => name === path })[path];
      } catch {
        // A damaged entry is told like a missing one, by the name that it has in the archive.
        return undefined;
      }
    },
  };
}

type Archive = ReturnType<typeof openArchive>;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function checkFile(archive: Archive, { path, size, sha256 }: StatedFile): string[] {
  const found = archive.sizeOf(path);
  if (found === undefined) return [`${path} is missing.`];
  if (found !== size) return [`${path} has ${found} bytes; the manifest says ${size}.`];
  const bytes = archive.unpack(path, size);
  if (bytes && hashOf(bytes) === sha256) return [];
  return [`${path} is damaged: it differs from its checksum in the manifest.`];
}

function readStory(archive: Archive, { story: stated, counts }: StoryFileManifest) {
  const problems = checkFile(archive, stated);
  const bytes = archive.unpack(stated.path, storyMaximum);
  if (!bytes) return { story: null, problems };
  const parsed = parseStoryJson(new TextDecoder().decode(bytes));
  if (!parsed.ok) {
    const places = parsed.error.map(({ code }) => `${stated.path}: ${problemMessages.en[code]}`);
    return { story: null, problems: [...problems, ...places] };
  }
  const found = countParts(parsed.value);
  for (const part of ['nodes', 'connections'] as const) {
    if (found[part] === counts[part]) continue;
    problems.push(`${stated.path} has ${found[part]} ${part}; the manifest says ${counts[part]}.`);
  }
  return { story: parsed.value, problems };
}

const nothing = (problem: string): OpenedStoryFile => ({
  story: null,
  problems: [problem],
  media: () => new Map(),
});

/** Opens a story file (`.df`). `isWhole` also checks every media file against the manifest (SPEC X1–X4). */
export function openStoryFile(path: string, { isWhole }: { isWhole: boolean }): OpenedStoryFile {
  let archive: Archive;
  try {
    archive = openArchive(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return nothing(problemMessages.en['file-unrecognised']);
  }
  const text = archive.unpack(storyFileEntries.manifest, manifestMaximum);
  if (!text) return nothing(problemMessages.en['file-unrecognised']);
  const parsed = parseManifest(new TextDecoder().decode(text));
  if (!parsed.ok) return nothing(problemMessages.en[parsed.error.code]);
  const manifest = parsed.value;
  const { story, problems } = readStory(archive, manifest);
  const files = manifest.media.flatMap((file) => (file.poster ? [file, file.poster] : [file]));
  if (isWhole) {
    const known = new Set<string>([
      ...Object.values(storyFileEntries),
      ...files.map((file) => file.path),
    ]);
    for (const file of files) problems.push(...checkFile(archive, file));
    for (const name of archive.names) {
      if (!known.has(name)) problems.push(`${name} is not in the manifest.`);
    }
  }
  return {
    story,
    problems,
    media: () =>
      new Map(
        manifest.media.flatMap(({ id, path: entry, size }) => {
          const bytes = archive.unpack(entry, size);
          return bytes ? [[mediaPath(id), bytes] as const] : [];
        }),
      ),
  };
}
