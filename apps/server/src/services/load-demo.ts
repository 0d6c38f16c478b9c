import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { category, tagList } from '@dreamfork/api-client/contract';
import { z } from 'zod';
import type { PackedDocument } from '../document/pack-document.ts';
import { readDocument } from '../document/read-document.ts';
import type { Services } from './services.ts';
import { insertStory } from './stories/story-rows.ts';
import { createUser } from './users/create-user.ts';

const author = {
  username: 'dreamfork',
  email: 'stories@dreamfork.local',
  displayName: 'Dreamfork',
} as const;

const demoHeading = z.looseObject({ title: z.string(), description: z.string() });
const demoDetails = z.object({ category, tags: tagList });

type DemoStory = {
  slug: string;
  document: PackedDocument;
  details: z.output<typeof demoDetails>;
};

async function readDemoStory(directory: string, slug: string): Promise<DemoStory> {
  const content = await readFile(join(directory, slug, 'story.json'), 'utf8');
  const { title, description } = demoHeading.parse(JSON.parse(content));
  const document = await readDocument({ title, description, content });
  if (!document.ok) {
    throw new Error(`The demo story ${slug} is not valid: ${JSON.stringify(document.error)}`);
  }
  const details = demoDetails.parse(
    JSON.parse(await readFile(join(directory, slug, 'details.json'), 'utf8')),
  );
  return { slug, document: document.value, details };
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

/** Loads the demo stories into a database without stories. Of several processes one does it. */
export async function loadDemo(services: Services, directory: string): Promise<number> {
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
    // The author exists: the stories were loaded once and have been deleted since.
    if (!owner) return 0;
    for (const [index, { document, details }] of stories.entries()) {
      await insertStory(services, transaction, {
        ...details,
        document,
        id: newId(),
        ownerId: owner.id,
        isPublic: 1,
        time: time - index,
      });
    }
    return stories.length;
  });
}
