import { createHash } from 'node:crypto';
import {
  countParts,
  createManifest,
  type ManifestInput,
  type StoryDocument,
  storyFileEntries,
} from '@dreamfork/story';
import { ZipFile } from 'yazl';
import { serverVersion } from '../../configuration/paths.ts';
import type { Services } from '../services.ts';
import { type OwnStory, ownStory } from '../stories/may-read.ts';

const exporter = `dreamfork ${serverVersion}`;

type Held = { title: string; document: string; counts: ManifestInput['counts']; created: Date };

async function readHeld(
  { database, now }: Pick<Services, 'database' | 'now'>,
  wanted: OwnStory,
): Promise<Held | undefined> {
  const story = await ownStory(database, wanted)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .leftJoin('story_versions', (join) =>
      join
        .onRef('story_versions.story_id', '=', 'stories.id')
        .onRef('story_versions.version', '=', 'stories.version'),
    )
    .select([
      'stories.title',
      'stories.node_count',
      'story_versions.connection_count',
      'story_documents.document',
    ])
    .executeTakeFirst();
  if (!story) return undefined;
  const { title, document, node_count: nodes, connection_count: connections } = story;
  const counts =
    connections === null
      ? countParts(JSON.parse(document) as StoryDocument)
      : { nodes, connections };
  return { title, document, counts, created: new Date(now()) };
}

function toArchive({ title, document, counts, created }: Held): NodeJS.ReadableStream {
  const story = Buffer.from(document);
  const manifest = createManifest({
    title,
    counts,
    exporter,
    created: created.toISOString(),
    story: { size: story.length, sha256: createHash('sha256').update(story).digest('hex') },
    media: [],
  });
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), storyFileEntries.manifest, {
    mtime: created,
  });
  zip.addBuffer(story, storyFileEntries.story, { mtime: created });
  zip.end();
  return zip.outputStream;
}

/** A story of a user's own as a .df file; undefined where they have no such story. */
export async function storyArchive(
  services: Pick<Services, 'database' | 'now'>,
  wanted: OwnStory,
): Promise<NodeJS.ReadableStream | undefined> {
  const held = await readHeld(services, wanted);
  return held && toArchive(held);
}
