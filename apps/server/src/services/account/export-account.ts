import type { Readable } from 'node:stream';
import {
  type AccountExport,
  accountExportFormat,
  accountExportVersion,
} from '@dreamfork/api-client/contract';
import { storyFileExtension } from '@dreamfork/story';
import { listOwnTemplates } from '../assistant/templates.ts';
import { listSessions } from '../authentication/list-sessions.ts';
import type { Viewer } from '../authentication/sessions.ts';
import { originalKey } from '../media/keys.ts';
import { readOwnFileRow, readyFiles, toMediaFile } from '../media/media-rows.ts';
import type { Services } from '../services.ts';
import { fileName } from '../sharing/file-name.ts';
import { liveStories } from '../stories/may-read.ts';
import { writeStoryFile } from '../story-files/write-story-file.ts';
import { writeZip, type ZipWriter } from '../story-files/zip-writer.ts';
import { toIso } from '../users/user-views.ts';
import { listFeedback } from './list-feedback.ts';
import { readProfile } from './profile.ts';

const accountFile = 'account.json';
const storyFolder = 'stories';

/** File names within one folder: the second story with a title gets a number. */
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
  { database }: Services,
  ownerId: string,
): Promise<AccountExport['stories']> {
  const rows = await liveStories(database)
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .select([
      'stories.id',
      'stories.is_public',
      'stories.created_at',
      'story_counters.view_count',
      'story_counters.choice_count',
    ])
    .select(({ fn }) => [
      fn.coalesce('story_drafts.title', 'stories.title').as('title'),
      fn.coalesce('story_drafts.version', 'stories.version').as('version'),
      fn.coalesce('story_drafts.updated_at', 'stories.updated_at').as('updated_at'),
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
    media: await describeMedia(services, viewer.user.id),
    ...(await listFeedback(services, viewer.user.id)),
    templates: await listOwnTemplates(services, viewer.user.id),
  };
}

/** Adds the stories one by one; returns the path of each, or that it was deleted meanwhile. */
async function addStories(
  services: Services,
  zip: ZipWriter,
  { stories, ownerId }: { stories: AccountExport['stories']; ownerId: string },
): Promise<AccountExport['stories']> {
  const added: AccountExport['stories'] = [];
  const changed = new Date(services.now());
  for (const story of stories) {
    const archive = await writeStoryFile(services, { storyId: story.id, ownerId });
    if (archive && story.file) await zip.addStream(story.file, archive.content, { changed });
    added.push(archive ? story : { ...story, file: null });
  }
  return added;
}

/**
 * All data of a user as a streamed ZIP: one story at a time is in memory. `account.json` comes last, because
 * it lists the stories and media in the ZIP.
 */
export async function exportAccount(services: Services, viewer: Viewer): Promise<Readable> {
  const account = await describeAccount(services, viewer);
  const { stories } = account;
  const ownerId = viewer.user.id;
  return writeZip(async (zip) => {
    const added = {
      stories: await addStories(services, zip, { stories, ownerId }),
      media: await addMedia(services, zip, account.media),
    };
    const text = JSON.stringify({ ...account, ...added } satisfies AccountExport, null, 2);
    zip.addBytes(accountFile, Buffer.from(text), { changed: new Date(services.now()) });
  });
}

type Media = AccountExport['media'];

const folder = 'media';

/** The media files of a user; a second file with a name gets a number. */
async function describeMedia({ database }: Services, ownerId: string): Promise<Media> {
  const rows = await readyFiles(database)
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const key = row.original_name.toLowerCase();
    const number = (taken.get(key) ?? 0) + 1;
    taken.set(key, number);
    const name = number === 1 ? row.original_name : `${number} ${row.original_name}`;
    return { ...toMediaFile(row), file: `${folder}/${name}` };
  });
}

/** Adds the files one by one; returns the path of each, or that it was deleted meanwhile. */
async function addMedia(
  { database, media: { storage } }: Services,
  zip: ZipWriter,
  media: Media,
): Promise<Media> {
  const added: Media = [];
  for (const one of media) {
    const row = await readOwnFileRow(database, { fileId: one.id, ownerId: one.userId }).catch(
      () => undefined,
    );
    const content = row && (await storage.read(originalKey(row.sha256)));
    if (content && one.file) {
      await zip.addStream(one.file, content, { changed: new Date(one.updatedAt) });
    }
    added.push(content ? one : { ...one, file: null });
  }
  return added;
}
