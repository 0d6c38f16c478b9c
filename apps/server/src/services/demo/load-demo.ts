import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { type ReadDocument, readDocument } from '../../jobs/read-document.ts';
import type { Services } from '../services.ts';
import { changeListed } from '../stories/listings.ts';
import { insertStory } from '../stories/write-document.ts';
import { createUser } from '../users/create-user.ts';
import { type PackedVersion, packVersion } from '../versions/keep-version.ts';

const author = {
  username: 'dreamfork',
  email: 'stories@dreamfork.local',
  displayName: 'Редакция Dreamfork',
} as const;

const demoHeading = z.looseObject({ title: z.string(), description: z.string() });

type DemoStory = {
  slug: string;
  document: ReadDocument;
  packed: PackedVersion;
  coverUrl: string | null;
};

async function readDemoStory(directory: string, slug: string): Promise<DemoStory> {
  const content = await readFile(join(directory, slug, 'story.json'), 'utf8');
  const { title, description } = demoHeading.parse(JSON.parse(content));
  const document = readDocument({ title, description, content });
  if (!document.ok) {
    throw new Error(`The demo story ${slug} is not valid: ${JSON.stringify(document.error)}`);
  }
  const hasCover = existsSync(join(directory, slug, 'cover.webp'));
  return {
    slug,
    document: document.value,
    packed: await packVersion(document.value),
    coverUrl: hasCover ? `/demo/${slug}/cover.webp` : null,
  };
}

async function readDemoStories(directory: string): Promise<DemoStory[]> {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { withFileTypes: true });
  const slugs = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, 'story.json')))
    .map((entry) => entry.name)
    .sort();
  return Promise.all(slugs.map((slug) => readDemoStory(directory, slug)));
}

type Insertion = { id: string; ownerId: string; time: number; story: DemoStory };

async function insertDemoStory(
  services: Pick<Services, 'search'>,
  transaction: Database,
  { id, ownerId, time, story: { document, packed, coverUrl } }: Insertion,
): Promise<void> {
  const demo = { document, packed, id, ownerId, time, coverUrl, isPublic: 1 as const };
  await insertStory(transaction, demo);
  await changeListed(services, transaction, id, async () => {});
}

/** Puts the demo stories into a database that has no stories yet. Of several processes one does it. */
export async function loadDemo(
  services: Pick<Services, 'database' | 'search' | 'now' | 'newId'>,
  directory: string,
): Promise<number> {
  const { database, now, newId } = services;
  const stories = await readDemoStories(directory);
  if (stories.length === 0) return 0;
  return database.transaction().execute(async (transaction) => {
    const anyStory = await transaction
      .selectFrom('stories')
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (anyStory) return 0;
    const time = now();
    const owner = await createUser(transaction, {
      ...author,
      id: newId(),
      passwordHash: null,
      role: 'User',
      isEmailConfirmed: true,
      createdAt: time,
    });
    // The author is there: the stories were loaded once, and someone has deleted them since.
    if (!owner) return 0;
    for (const [index, story] of stories.entries()) {
      await insertDemoStory(services, transaction, {
        id: newId(),
        ownerId: owner.id,
        time: time - index,
        story,
      });
    }
    return stories.length;
  });
}
