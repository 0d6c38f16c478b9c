import {
  type MediaFile,
  mediaFileTypes,
  type mediaListQuery,
  normaliseText,
} from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import { readyFiles, toMediaFile } from './media-rows.ts';

type Order = z.output<typeof mediaListQuery> & { ownerId: string };

const wordsMaximum = 10;

const wordsOf = (search: string): string[] =>
  normaliseText(search).split(/\s+/).filter(Boolean).slice(0, wordsMaximum);

/** A pattern that finds a word anywhere; its own signs stand for themselves. */
const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function selectFiles({ database }: Pick<Services, 'database'>, order: Order) {
  let files = readyFiles(database).where('media_files.owner_id', '=', order.ownerId);
  if (order.type) files = files.where('type', '=', mediaFileTypes.indexOf(order.type));
  for (const word of wordsOf(order.search ?? '')) {
    files = files.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`);
  }
  if (order.unused === undefined) return files;
  const isUsed = sql<boolean>`(exists (
    select 1 from story_media where story_media.file_id = media_files.id) or exists (
    select 1 from users
    where users.id = media_files.owner_id and users.avatar_file_id = media_files.id))`;
  if (!order.unused) return files.where(isUsed);
  return files.where(sql<boolean>`not ${isUsed}`).where('is_kept', '=', 0);
}

/** The files of a user. */
export async function listFiles(
  services: Pick<Services, 'database'>,
  order: Order,
): Promise<{ items: MediaFile[]; total: number }> {
  const files = selectFiles(services, order);
  const { total } = await files
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { sort } = order;
  const rows = await files
    .selectAll('media_files')
    .$if(sort === 'newest', (query) => query.orderBy('created_at', 'desc'))
    .$if(sort === 'largest', (query) => query.orderBy('size_bytes', 'desc'))
    .$if(sort === 'name', (query) => query.orderBy('search_text'))
    .orderBy('id')
    .offset(order.skip)
    .limit(order.take)
    .execute();
  return { items: rows.map(toMediaFile), total: Number(total) };
}
