import {
  type AccountExport,
  accountExportFormat,
  accountExportVersion,
} from '@dreamfork/api-client/contract';
import { storyFileExtension } from '@dreamfork/story';
import { ZipFile } from 'yazl';
import { listSessions } from '../authentication/list-sessions.ts';
import type { Viewer } from '../authentication/sessions.ts';
import { fileName } from '../files/file-name.ts';
import { storyArchive } from '../files/story-archive.ts';
import type { Services } from '../services.ts';
import { liveStories } from '../stories/live-stories.ts';
import { toIso } from '../users/user-views.ts';
import { listFeedback } from './list-feedback.ts';
import { readProfile } from './profile.ts';

const accountFile = 'account.json';
const storyFolder = 'stories';

/** Names for files of one folder: a second story of a title gets a number. */
function createNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    for (let number = 1; ; number += 1) {
      const words = number === 1 ? title : `${title.slice(0, 90)} ${number}`;
      const name = fileName(words, storyFileExtension, `story ${number}`);
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return `${storyFolder}/${name}`;
    }
  };
}

async function listStories(
  { database }: Pick<Services, 'database'>,
  ownerId: string,
): Promise<AccountExport['stories']> {
  const rows = await liveStories(database)
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .select([
      'stories.id',
      'stories.title',
      'stories.is_public',
      'stories.version',
      'stories.created_at',
      'stories.updated_at',
      'story_counters.view_count',
      'story_counters.choice_count',
    ])
    .where('stories.owner_id', '=', ownerId)
    .orderBy('stories.created_at')
    .orderBy('stories.id')
    .execute();
  const nameOf = createNames();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    file: nameOf(row.title),
    isPublic: row.is_public === 1,
    version: row.version,
    viewCount: row.view_count ?? 0,
    choiceCount: row.choice_count ?? 0,
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  }));
}

async function describeAccount(services: Services, viewer: Viewer): Promise<AccountExport> {
  const sessions = await listSessions(services, viewer);
  return {
    format: accountExportFormat,
    version: accountExportVersion,
    exportedAt: toIso(services.now()),
    profile: await readProfile(services, viewer.user),
    sessions: sessions.map(({ isCurrent: _isCurrent, ...session }) => session),
    stories: await listStories(services, viewer.user.id),
    ...(await listFeedback(services, viewer.user.id)),
  };
}

/**
 * All that is held about a user, as a ZIP that is written while it is read: one story at a time is in memory.
 * It fails as a whole if a story goes meanwhile.
 */
export async function exportAccount(
  services: Services,
  viewer: Viewer,
): Promise<NodeJS.ReadableStream> {
  const account = await describeAccount(services, viewer);
  const mtime = new Date(services.now());
  const zip = new ZipFile();
  const output = zip.outputStream;
  zip.on('error', (error: Error) => output.emit('error', error));
  zip.addBuffer(Buffer.from(JSON.stringify(account, null, 2)), accountFile, { mtime });
  for (const { id, file } of account.stories) {
    // A story file is compressed already.
    zip.addReadStreamLazy(file, { mtime, compress: false }, (give) => {
      storyArchive(services, { storyId: id, ownerId: viewer.user.id }).then(
        (stream) => (stream ? give(null, stream) : give(new Error('The story has gone.'), output)),
        (error: unknown) => give(error, output),
      );
    });
  }
  zip.end();
  return output;
}
