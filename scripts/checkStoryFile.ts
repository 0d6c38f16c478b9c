import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ErrorCode, errorMessages } from '@dreamfork/api-client/contract';
import {
  countParts,
  parseManifest,
  parseStoryJson,
  problemMessages,
  type StoryDocument,
  type StoryFileManifest,
  storyFileEntries,
} from '@dreamfork/story';
import { ApiError } from '../apps/server/src/api-error.ts';
import { manifestMaximum } from '../apps/server/src/services/story-files/check-entries.ts';
import {
  type Archive,
  openArchive,
  type StatedFile,
} from '../apps/server/src/services/story-files/open-archive.ts';

/** Bytes of a story document; a larger one is not read into memory. */
const storyMaximum = 64 * 1024 * 1024;

/** What is wrong with a story file, in sentences, and its story where that can be read. */
export type CheckedStoryFile = { story: StoryDocument | null; problems: string[] };

const sentence = (code: ErrorCode): string => errorMessages.en[code];

async function checkFile(archive: Archive, stated: StatedFile, folder: string): Promise<string[]> {
  const size = archive.sizeOf(stated.path);
  if (size === undefined) return [`${stated.path} is missing.`];
  if (size !== stated.size) {
    return [`${stated.path} has ${size} bytes; the manifest says ${stated.size}.`];
  }
  const to = join(folder, 'unpacked');
  try {
    await archive.extract(stated, to);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [`${stated.path} is damaged: its checksum or its content is not that of the manifest.`];
  } finally {
    await rm(to, { force: true });
  }
}

async function checkStory(
  archive: Archive,
  manifest: StoryFileManifest,
): Promise<CheckedStoryFile> {
  const { path, size, sha256 } = manifest.story;
  const found = archive.sizeOf(path);
  if (found !== size || size > storyMaximum) {
    const has = found === undefined ? 'is missing' : `has ${found} bytes`;
    return { story: null, problems: [`${path} ${has}; the manifest says ${size}.`] };
  }
  const bytes = await archive.readBytes(path, size);
  const problems: string[] = [];
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    problems.push(`${path} differs from its checksum in the manifest.`);
  }
  const parsed = parseStoryJson(new TextDecoder().decode(bytes));
  if (!parsed.ok) {
    const places = parsed.error.map(({ code }) => `${path}: ${problemMessages.en[code]}`);
    return { story: null, problems: [...problems, ...places] };
  }
  const counts = countParts(parsed.value);
  for (const part of ['nodes', 'connections'] as const) {
    if (counts[part] === manifest.counts[part]) continue;
    problems.push(
      `${path} has ${counts[part]} ${part}; the manifest says ${manifest.counts[part]}.`,
    );
  }
  return { story: parsed.value, problems };
}

async function checkArchive(archive: Archive, folder: string): Promise<CheckedStoryFile> {
  if (archive.sizeOf(storyFileEntries.manifest) === undefined)
    throw new ApiError('file-unrecognised');
  const text = await archive.readBytes(storyFileEntries.manifest, manifestMaximum);
  const parsed = parseManifest(new TextDecoder().decode(text));
  if (!parsed.ok) return { story: null, problems: [problemMessages.en[parsed.error.code]] };
  const manifest = parsed.value;
  const { story, problems } = await checkStory(archive, manifest);
  const media = manifest.media.flatMap((file) => (file.poster ? [file, file.poster] : [file]));
  for (const file of media) problems.push(...(await checkFile(archive, file, folder)));
  const known = new Set<string>([
    ...Object.values(storyFileEntries),
    ...media.map(({ path }) => path),
  ]);
  for (const name of archive.names()) {
    if (!known.has(name)) problems.push(`${name} is not in the manifest.`);
  }
  return { story, problems };
}

/** Reads a story file as the server does, one entry at a time, and collects what is wrong with it. */
export async function checkStoryFile(path: string): Promise<CheckedStoryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'story-check-'));
  try {
    const archive = await openArchive(path, {
      signal: new AbortController().signal,
      onBytes: () => {},
    });
    try {
      return await checkArchive(archive, folder);
    } finally {
      archive.close();
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { story: null, problems: [sentence(error.code)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
