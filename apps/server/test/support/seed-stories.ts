import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories, tagKey, wordsOf } from '@dreamfork/api-client/contract';
import { seededRandom } from '@dreamfork/story/testing';
import { sql } from 'kysely';
import { demoDirectory } from '../../src/configuration/paths.ts';
import { storySearchText, titleKey } from '../../src/db/story-search.ts';
import type { Services } from '../../src/services/services.ts';
import { createUser } from '../../src/services/users/create-user.ts';

/** The word that nearly all seeded stories hold. */
export const commonWord = 'история';
/** The tag that half of them bear. */
export const commonTag = 'город';

const storiesOfAuthor = 50;
const batch = 500;
const seed = 20_261_121;

/** All words of the demo stories as they stand, so that each comes as often as it does in real text. */
export function readProse(): string[] {
  return readdirSync(demoDirectory).flatMap((slug) => {
    const story = JSON.parse(readFileSync(join(demoDirectory, slug, 'story.json'), 'utf8'));
    return story.nodes.flatMap(({ title, content }: { title: string; content: string }) =>
      wordsOf(`${title} ${content}`),
    );
  });
}

function createWriter() {
  const prose = readProse();
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const words = (count: number) => Array.from({ length: count }, () => pick(prose)).join(' ');
  const tags = [...new Set(prose.filter((word) => word.length > 5))].slice(0, 400);
  return {
    random,
    author: () => words(2),
    title: () => words(2 + Math.floor(random() * 4)),
    description: () =>
      `${words(10 + Math.floor(random() * 15))} ${random() < 0.97 ? commonWord : ''}`,
    category: () => (random() < 0.9 ? pick(categories) : null),
    // Few are read much.
    popularity: (most: number) => Math.floor(random() ** 8 * most),
    tags: () => [
      ...(random() < 0.5 ? [commonTag] : []),
      ...Array.from(
        { length: Math.floor(random() * 4) },
        () => tags[Math.floor(random() ** 2 * tags.length)] ?? commonTag,
      ),
    ],
  };
}

type Author = { id: string; name: string };

async function seedAuthors(
  { database, newId }: Services,
  count: number,
  name: () => string,
): Promise<Author[]> {
  const people = Array.from({ length: count }, () => ({ id: newId(), name: name() }));
  await database.transaction().execute(async (transaction) => {
    for (const [number, { id, name: displayName }] of people.entries()) {
      await createUser(transaction, {
        id,
        username: `author${number}`,
        email: `author${number}@example.org`,
        displayName,
        passwordHash: null,
        role: 'User',
        isEmailConfirmed: true,
        createdAt: number,
      });
    }
  });
  return people;
}

/** Fills a database with public stories, without their documents: lists never read those. */
export async function seedStories(services: Services, count: number): Promise<void> {
  const { database, search, newId } = services;
  const write = createWriter();
  const people = await seedAuthors(services, Math.ceil(count / storiesOfAuthor), write.author);
  const used = new Map<string, number>();
  const newest = Date.now();
  for (let start = 0; start < count; start += batch) {
    const stories = Array.from({ length: Math.min(batch, count - start) }, (_, index) => {
      const author = people[Math.floor(write.random() * people.length)] as (typeof people)[number];
      const tags = [...new Map(write.tags().map((tag) => [tagKey(tag), tag])).values()];
      return {
        id: newId(),
        author,
        tags,
        title: write.title(),
        description: write.description(),
        category: write.category(),
        views: write.popularity(1_000_000),
        likes: write.popularity(20_000),
        time: newest - (start + index) * 60_000,
      };
    });
    await database.transaction().execute(async (transaction) => {
      const texts = stories.map(({ title, description, tags, author }) =>
        storySearchText(title, description, ...tags, author.name),
      );
      await transaction
        .insertInto('stories')
        .values(
          stories.map((story, index) => ({
            id: story.id,
            owner_id: story.author.id,
            title: story.title,
            description: story.description,
            is_public: 1 as const,
            version: 1,
            cover_url: null,
            node_count: 12,
            end_count: 3,
            category: story.category,
            word_count: 900,
            size_bytes: 20_000,
            search_text: texts[index] ?? '',
            title_key: titleKey(story.title),
            created_at: story.time,
            updated_at: story.time,
          })),
        )
        .execute();
      await transaction
        .insertInto('story_counters')
        .values(
          stories.map(({ id, views, likes }) => ({
            story_id: id,
            view_count: views,
            choice_count: views,
            completion_count: 0,
            like_count: likes,
            comment_count: 0,
          })),
        )
        .execute();
      await transaction
        .insertInto('story_listings')
        .values(
          stories.map((story) => ({
            story_id: story.id,
            created_at: story.time,
            title_key: titleKey(story.title),
            category: story.category,
            view_count: story.views,
            like_count: story.likes,
          })),
        )
        .execute();
      const tags = stories.flatMap(({ id, tags: labels }) =>
        labels.map((label, place) => ({ story_id: id, label, tag_key: tagKey(label), place })),
      );
      for (const { tag_key } of tags) used.set(tag_key, (used.get(tag_key) ?? 0) + 1);
      await transaction
        .insertInto('tags')
        .values(tags.map(({ tag_key, label }) => ({ tag_key, label, story_count: 0 })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .insertInto('story_tags')
        .values(tags.map(({ story_id, tag_key, place }) => ({ story_id, tag_key, place })))
        .execute();
      for (const [index, { id }] of stories.entries()) {
        await search.write(transaction, id, texts[index] ?? '');
      }
    });
  }
  await database.transaction().execute(async (transaction) => {
    for (const [key, stories] of used) {
      await transaction
        .updateTable('tags')
        .set({ story_count: stories })
        .where('tag_key', '=', key)
        .execute();
    }
  });
  if (services.engine === 'postgres') await sql`analyze`.execute(database);
}
