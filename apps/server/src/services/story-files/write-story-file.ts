import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import {
  countParts,
  createManifest,
  type ManifestExtras,
  type ManifestInput,
  type StoryDocument,
  type StoryFileManifest,
  type StoryFileMedia,
  storyFileEntries,
} from '@dreamfork/story';
import { serverVersion } from '../../configuration/paths.ts';
import type { Database, MediaFileRow } from '../../db/schema.ts';
import { originalKey } from '../media/keys.ts';
import { readyFiles } from '../media/media-rows.ts';
import type { Services } from '../services.ts';
import { ownDocument } from '../stories/drafts.ts';
import type { OwnStory } from '../stories/may-read.ts';
import { tagsOf } from '../stories/tags.ts';
import { toIso } from '../users/user-views.ts';
import { writeZip } from './zip-writer.ts';

const exporter = `dreamfork ${serverVersion}`;

/** A file of the archive, and the content that it is read from. */
type Content = { path: string; sha256: string };

type Held = {
  document: string;
  counts: ManifestInput['counts'];
  details: Pick<ManifestInput, 'title' | 'tags' | 'category' | 'published'>;
  coverFileId: string | null;
  extras: ManifestExtras;
};

const noExtras: ManifestExtras = { manifest: {}, media: {} };

async function readHeld(database: Database, wanted: OwnStory): Promise<Held | undefined> {
  const story = await ownDocument(database, wanted)
    .leftJoin('story_versions', (join) =>
      join
        .onRef('story_versions.story_id', '=', 'stories.id')
        .on('story_versions.version', '=', ({ fn }) =>
          fn.coalesce('story_drafts.version', 'stories.version'),
        ),
    )
    .leftJoin('story_file_extras', 'story_file_extras.story_id', 'stories.id')
    .select([
      'stories.is_public',
      'stories.published_at',
      'story_drafts.version as draft_version',
      'stories.category',
      'stories.cover_file_id',
      'story_versions.connection_count',
      'story_file_extras.extras',
    ])
    .executeTakeFirst();
  if (!story) return undefined;
  const { title, category, document, node_count: nodes, connection_count: connections } = story;
  const tags = await tagsOf(database, wanted.storyId);
  return {
    document,
    counts:
      connections === null
        ? countParts(JSON.parse(document) as StoryDocument)
        : { nodes, connections },
    details: {
      title,
      ...(tags.length > 0 ? { tags } : {}),
      ...(category === null ? {} : { category }),
      ...(story.is_public === 1 && story.published_at !== null
        ? { published: { at: toIso(story.published_at), isCurrent: story.draft_version === null } }
        : {}),
    },
    coverFileId: story.cover_file_id,
    extras: story.extras === null ? noExtras : (JSON.parse(story.extras) as ManifestExtras),
  };
}

/** The files that the story shows, its cover included. */
const shownFiles = (database: Database, storyId: string): Promise<MediaFileRow[]> =>
  readyFiles(database)
    .innerJoin('story_media', 'story_media.file_id', 'media_files.id')
    .selectAll('media_files')
    .where('story_media.story_id', '=', storyId)
    .where('story_media.in_draft', '=', 1)
    .orderBy('media_files.id')
    .execute();

async function posterOf(
  { media: { storage } }: Services,
  { id, poster_sha256: sha256 }: MediaFileRow,
): Promise<Pick<StoryFileMedia, 'poster'>> {
  const size = sha256 === null ? undefined : await storage.size(originalKey(sha256));
  if (sha256 === null || size === undefined) return {};
  return { poster: { path: `media/${id}-poster.webp`, size, sha256 } };
}

/** What the manifest says of a file; undefined where its content has been lost. */
async function describeFile(
  services: Services,
  row: MediaFileRow,
): Promise<StoryFileMedia | undefined> {
  const { id, sha256, size_bytes: size, mime_type: mimeType } = row;
  if ((await services.media.storage.size(originalKey(sha256))) !== size) return undefined;
  return {
    id,
    path: `media/${id}${extname(row.file_name)}`,
    mimeType,
    size,
    sha256,
    name: row.original_name,
    ...(row.description === '' ? {} : { description: row.description }),
    ...(row.tags === '' ? {} : { tags: row.tags }),
    ...(row.waveform === null ? {} : { waveform: JSON.parse(row.waveform) as number[] }),
    ...(await posterOf(services, row)),
  };
}

async function describeFiles(services: Services, storyId: string): Promise<StoryFileMedia[]> {
  const media: StoryFileMedia[] = [];
  for (const row of await shownFiles(services.database, storyId)) {
    const file = await describeFile(services, row);
    if (file) media.push(file);
  }
  return media;
}

function toManifest(
  { counts, details, coverFileId, extras }: Held,
  { story, media, created }: Pick<ManifestInput, 'story' | 'media'> & { created: Date },
): StoryFileManifest {
  const hasCover = media.some(({ id }) => id === coverFileId);
  const known = createManifest({
    ...details,
    ...(hasCover && coverFileId !== null ? { cover: coverFileId } : {}),
    counts,
    exporter,
    created: created.toISOString(),
    story,
    media: media.map((file) => ({ ...extras.media[file.id], ...file })),
  });
  return { ...extras.manifest, ...known };
}

const contentsOf = ({ media }: StoryFileManifest): Content[] =>
  media.flatMap(({ path, sha256, poster }) =>
    poster ? [{ path, sha256 }, poster] : [{ path, sha256 }],
  );

/** A story as a file, and its title. */
export type StoryFile = { title: string; content: Readable };

/** A story of a user's own as a .df file with its media; undefined where they have no such story. */
export async function writeStoryFile(
  services: Services,
  wanted: OwnStory,
): Promise<StoryFile | undefined> {
  const { database, media, now } = services;
  const held = await readHeld(database, wanted);
  if (!held) return undefined;
  const created = new Date(now());
  const story = Buffer.from(held.document);
  const manifest = toManifest(held, {
    story: { size: story.length, sha256: createHash('sha256').update(story).digest('hex') },
    media: await describeFiles(services, wanted.storyId),
    created,
  });
  const content = writeZip(async (zip) => {
    const changed = created;
    const text = Buffer.from(JSON.stringify(manifest, null, 2));
    zip.addBytes(storyFileEntries.manifest, text, { changed });
    zip.addBytes(storyFileEntries.story, story, { changed });
    for (const { path, sha256 } of contentsOf(manifest)) {
      const file = await media.storage.read(originalKey(sha256));
      if (!file) throw new Error(`The content ${sha256} was removed while it was exported.`);
      await zip.addStream(path, file, { changed });
    }
  });
  return { title: held.details.title, content };
}
