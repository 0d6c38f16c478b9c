import { maxTemplates, type PromptTemplate } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';

/** The templates of a user, by title. */
export async function listOwnTemplates(
  { database }: Services,
  userId: string,
): Promise<PromptTemplate[]> {
  const rows = await database
    .selectFrom('prompt_templates')
    .select(['key', 'title', 'node_type', 'prompt'])
    .where('user_id', '=', userId)
    .orderBy('title')
    .orderBy('key')
    .execute();
  return rows.map(({ node_type: nodeType, ...template }) => ({ ...template, nodeType }));
}

/**
 * Keeps a template in the place of the user's own with the same key.
 * @throws ApiError `templates-full`.
 */
export async function saveTemplate(
  { database }: Services,
  userId: string,
  { nodeType, ...template }: PromptTemplate,
): Promise<void> {
  const { count } = await database
    .selectFrom('prompt_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('key', '!=', template.key)
    .executeTakeFirstOrThrow();
  if (count >= maxTemplates) throw new ApiError('templates-full');
  const values = { ...template, node_type: nodeType };
  await database
    .insertInto('prompt_templates')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute();
}

/** @throws ApiError `not-found` where the user has no such template. */
export async function removeTemplate(
  { database }: Services,
  { userId, key }: { userId: string; key: string },
): Promise<void> {
  const removed = await database
    .deleteFrom('prompt_templates')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  if (!removed) throw new ApiError('not-found');
}
