import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  category,
  type ErrorCode,
  maxUploadBytes,
  maxWaveformLength,
  mediaFileChange,
  saveStoryRequest,
  tagList,
} from '@dreamfork/api-client/contract';
import {
  type ManifestExtras,
  manifestExtras,
  parseManifest,
  type StoryFileManifest,
  type StoryFileMedia,
  storyFileEntries,
  storyFileVersion,
} from '@dreamfork/story';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { PackedDocument } from '../../document/pack-document.ts';
import { mediaSearchText, typeNumber } from '../media/media-rows.ts';
import { storedName } from '../media/names.ts';
import { type MediaOwner, requireRoom } from '../media/quota.ts';
import { type PreparedFile, prepareFile } from '../media/store-file.ts';
import type { Services } from '../services.ts';
import { requireValid } from '../stories/prepare-document.ts';
import type { StoryDetails } from '../stories/story-rows.ts';
import { manifestMaximum } from './check-entries.ts';
import { type Archive, openArchive, type StatedFile } from './open-archive.ts';

/** Everything of a story file, checked and ready to be stored. */
export type VerifiedImport = {
  document: PackedDocument;
  details: Pick<StoryDetails, 'tags' | 'category' | 'coverFileId'>;
  files: PreparedFile[];
  /** Keys of the manifest that this version does not know; null where there are none. */
  extras: ManifestExtras | null;
};

/** What is wrong with one file of the archive. */
export class ImportProblem extends Error {
  readonly code: ErrorCode;
  readonly place: string;

  constructor({ code }: ApiError, place: string, cause: unknown) {
    super(`${code} at ${place}`, { cause });
    this.code = code;
    this.place = place;
  }
}

type Order = {
  path: string;
  /** An empty folder for what is unpacked. */
  folder: string;
  owner: MediaOwner;
  signal: AbortSignal;
  /** Called with the share that is verified, 0 to 1. */
  onProgress: (share: number) => void;
};

const mediaFacts = z.object({
  description: mediaFileChange.shape.description,
  tags: mediaFileChange.shape.tags,
  waveform: z.optional(z.array(z.number()).max(maxWaveformLength)),
});

async function readManifest(archive: Archive): Promise<StoryFileManifest> {
  // A ZIP without a manifest is no story file.
  if (archive.sizeOf(storyFileEntries.manifest) === undefined) {
    throw new ApiError('file-unrecognised');
  }
  const bytes = await archive.readBytes(storyFileEntries.manifest, manifestMaximum);
  const parsed = parseManifest(new TextDecoder().decode(bytes));
  if (parsed.ok) return parsed.value;
  const { code } = parsed.error;
  throw new ApiError(code === 'file-unrecognised' || code === 'file-newer' ? code : 'file-damaged');
}

/** The files of a manifest, posters included. */
const statedFiles = ({ story, media }: StoryFileManifest): StatedFile[] => [
  story,
  ...media.flatMap((file) => (file.poster ? [file, file.poster] : [file])),
];

/** Compares the entries of the archive with the manifest. Later minor versions may have more of them. */
function requireStatedEntries(archive: Archive, manifest: StoryFileManifest): void {
  const stated = statedFiles(manifest);
  for (const { path, size } of stated) {
    if (archive.sizeOf(path) !== size) throw new ApiError('file-damaged');
  }
  if (Number(manifest.version) !== storyFileVersion) return;
  const known = new Set([storyFileEntries.manifest, ...stated.map(({ path }) => path)]);
  if (archive.names().some((name) => !known.has(name))) throw new ApiError('file-unsafe');
}

async function readDocument(
  { documents, configuration: { maxStoryBytes } }: Services,
  archive: Archive,
  manifest: StoryFileManifest,
  fileIds: ReadonlyMap<string, string>,
): Promise<PackedDocument> {
  const { path, size, sha256 } = manifest.story;
  if (size > maxStoryBytes) throw new ApiError('body-too-large');
  const text = await archive.readBytes(path, size);
  if (createHash('sha256').update(text).digest('hex') !== sha256) {
    throw new ApiError('file-damaged');
  }
  const document = requireValid(await documents.readStoryFile({ text, fileIds }));
  const { nodes, connections } = manifest.counts;
  if (document.nodeCount !== nodes || document.connectionCount !== connections) {
    throw new ApiError('file-damaged');
  }
  const { title, description } = saveStoryRequest.shape;
  const isNameable =
    title.safeParse(document.title).success && description.safeParse(document.description).success;
  if (!isNameable) throw new ApiError('story-invalid');
  return document;
}

type Unpacking = { archive: Archive; folder: string; owner: MediaOwner };

async function prepareMedium(
  services: Services,
  { archive, folder, owner }: Unpacking,
  medium: StoryFileMedia,
  id: string,
): Promise<PreparedFile> {
  if (medium.size > maxUploadBytes) throw new ApiError('media-too-large');
  const facts = mediaFacts.safeParse(medium);
  if (!facts.success) throw new ApiError('file-damaged');
  const to = (name: string) => join(folder, `${id}-${name}`);
  const { poster } = medium;
  if (poster && poster.size > maxUploadBytes) throw new ApiError('media-too-large');
  const upload = {
    owner,
    file: await archive.extract(medium, to('content')),
    name: medium.path,
    declared: medium.mimeType,
    description: facts.data.description ?? '',
    tags: facts.data.tags ?? '',
    waveform: facts.data.waveform,
    poster: poster && {
      ...(await archive.extract(poster, to('poster'))),
      declared: 'image/webp',
    },
  };
  const { row, contents } = await prepareFile(services, upload, {
    cleaned: to('cleaned'),
    resized: to('resized'),
  });
  const extension = row.file_name.slice(row.file_name.lastIndexOf('.') + 1);
  const named = { ...row, original_name: storedName(medium.name ?? medium.path, extension) };
  return {
    row: {
      ...named,
      id,
      file_name: `${id}.${extension}`,
      search_text: mediaSearchText(named),
    },
    contents,
  };
}

async function prepareMedia(
  services: Services,
  unpacking: Unpacking,
  { media }: StoryFileManifest,
  fileIds: ReadonlyMap<string, string>,
): Promise<PreparedFile[]> {
  const files: PreparedFile[] = [];
  for (const medium of media) {
    const id = fileIds.get(medium.id) ?? '';
    const file = await prepareMedium(services, unpacking, medium, id).catch((error: unknown) => {
      throw error instanceof ApiError
        ? new ImportProblem(error, medium.name ?? medium.path, error)
        : error;
    });
    files.push(file);
  }
  return files;
}

function detailsOf(
  manifest: StoryFileManifest,
  fileIds: ReadonlyMap<string, string>,
  files: readonly PreparedFile[],
): VerifiedImport['details'] {
  const tags = tagList.safeParse(manifest.tags ?? []);
  const kind = category.safeParse(manifest.category);
  const coverId = fileIds.get(manifest.cover ?? '');
  const isCover = files.some(
    ({ row }) => row.id === coverId && row.type === typeNumber('image') && row.placeholder !== null,
  );
  return {
    tags: tags.success ? tags.data : [],
    category: kind.success ? kind.data : null,
    coverFileId: isCover && coverId !== undefined ? coverId : null,
  };
}

function extrasOf(
  manifest: StoryFileManifest,
  fileIds: ReadonlyMap<string, string>,
): ManifestExtras | null {
  const extras = manifestExtras(manifest);
  const media = Object.entries(extras.media).map(([id, keys]) => [fileIds.get(id), keys]);
  const isEmpty = media.length === 0 && Object.keys(extras.manifest).length === 0;
  return isEmpty ? null : { manifest: extras.manifest, media: Object.fromEntries(media) };
}

/**
 * Checks everything of a story file: nothing is stored.
 * @throws ApiError or ImportProblem.
 */
export async function verifyImport(
  services: Services,
  { path, folder, owner, signal, onProgress }: Order,
): Promise<VerifiedImport> {
  let total = 0;
  let unpacked = 0;
  const onBytes = (bytes: number) => {
    unpacked += bytes;
    if (total > 0) onProgress(Math.min(1, unpacked / total));
  };
  const archive = await openArchive(path, { signal, onBytes });
  try {
    const manifest = await readManifest(archive);
    requireStatedEntries(archive, manifest);
    const bytes = manifest.media.reduce((sum, { size }) => sum + size, 0);
    await requireRoom(services, services.database, { owner, bytes });
    total = statedFiles(manifest).reduce((sum, { size }) => sum + size, 0);
    const fileIds = new Map(manifest.media.map(({ id }) => [id, services.newId()]));
    const document = await readDocument(services, archive, manifest, fileIds);
    const files = await prepareMedia(services, { archive, folder, owner }, manifest, fileIds);
    return {
      document,
      details: detailsOf(manifest, fileIds, files),
      files,
      extras: extrasOf(manifest, fileIds),
    };
  } finally {
    archive.close();
  }
}
