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
import { allowedFiles } from './showable-files.ts';

/** The files of a user, or those that a story may show. */
type Order = Omit<z.output<typeof mediaListQuery>, 'storyId'> &
  ({ ownerId: string; storyId?: never } | { storyId: string; ownerId?: never });

const wordsMaximum = 10;

const wordsOf = (search: string): string[] =>
  normaliseText(search).split(/\s+/).filter(Boolean).slice(0, wordsMaximum);

/** A pattern that finds a word anywhere; its own signs stand for themselves. */
const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

const oneDay = 24 * 60 * 60 * 1000;

function selectFiles({ database, now }: Services, order: Order) {
  let files =
    order.storyId === undefined
      ? readyFiles(database).where('media_files.owner_id', '=', order.ownerId)
      : readyFiles(database).where('media_files.id', 'in', allowedFiles(database, order.storyId));
  if (order.type) files = files.where('type', '=', mediaFileTypes.indexOf(order.type));
  for (const word of wordsOf(order.search ?? '')) {
    files = files.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`);
  }
  if (order.unused === false) return files.where('unused_since', 'is', null);
  if (order.unused === undefined && order.unusedDays === undefined) return files;
  const latest = now() - (order.unusedDays ?? 0) * oneDay;
  return files.where('unused_since', '<=', latest).where('is_kept', '=', 0);
}

/** A page of files, and how many there are. */
export async function listFiles(
  services: Services,
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
    .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
    .offset(order.skip)
    .limit(order.take)
    .execute();
  return { items: rows.map(toMediaFile), total: Number(total) };
}
