import { siteAddress as addressOf } from '../../configuration/public-address.ts';
import type { CommentedStory } from '../../messages/emails/email.ts';
import { isWanted, type Notified, notify } from '../account/notify.ts';
import type { Services } from '../services.ts';
import { commentExcerpt } from './comment-excerpt.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Comments that are older are no news: those of the time before an author wanted emails. */
const oldest = 7 * day;
const storiesInEmail = 10;

type Period = { after: number; until: number };

/** Comments of others on the stories of users, in a period. */
const comments = ({ database }: Services, { after, until }: Period) =>
  database
    .selectFrom('story_comments')
    .innerJoin('stories', 'stories.id', 'story_comments.story_id')
    .where('stories.deleted_at', 'is', null)
    .whereRef('story_comments.author_id', '<>', 'stories.owner_id')
    .where('story_comments.created_at', '>', after)
    .where('story_comments.created_at', '<=', until);

/** Authors with new comments who got no email about comments on the day before. */
const findAuthors = (services: Services, period: Period) =>
  comments(services, period)
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .where('users.comments_told_at', '<=', period.until - day)
    .whereRef('story_comments.created_at', '>', 'users.comments_told_at')
    .select([
      'users.id',
      'users.email',
      'users.language',
      'users.notifications',
      'users.email_confirmed',
      'users.status',
      'users.comments_told_at',
    ])
    .distinct()
    .execute();

/** Of processes that are at it together, one writes to the author. */
async function claim(
  { database }: Services,
  { id, comments_told_at }: { id: string; comments_told_at: number },
  until: number,
): Promise<boolean> {
  const claimed = await database
    .updateTable('users')
    .set({ comments_told_at: until })
    .where('id', '=', id)
    .where('comments_told_at', '=', comments_told_at)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** The stories of an author with new comments, that with the newest one first. */
const findStories = (services: Services, authorId: string, period: Period) =>
  comments(services, period)
    .where('stories.owner_id', '=', authorId)
    .select(({ fn }) => [
      'stories.id',
      'stories.title',
      fn.countAll<number | string>().as('comments'),
    ])
    .groupBy(['stories.id', 'stories.title'])
    .orderBy(({ fn }) => fn.max('story_comments.created_at'), 'desc')
    .orderBy('stories.id')
    .execute();

/** The beginning of the newest comment on a story. */
async function readNewest(services: Services, storyId: string, period: Period): Promise<string> {
  const newest = await comments(services, period)
    .where('stories.id', '=', storyId)
    .select('story_comments.text')
    .orderBy('story_comments.created_at', 'desc')
    .orderBy('story_comments.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return commentExcerpt(newest?.text ?? '');
}

async function write(services: Services, author: Notified, period: Period): Promise<void> {
  const found = await findStories(services, author.id, period);
  const siteAddress = addressOf(services.configuration);
  const [only] = found;
  if (!only) return;
  const stories: CommentedStory[] = [];
  for (const { id, title, comments: count } of found.slice(0, storiesInEmail)) {
    const newest = await readNewest(services, id, period);
    stories.push({ id, title, comments: Number(count), newest });
  }
  await notify(services, author, {
    email: {
      kind: 'new-comments',
      stories,
      others: Math.max(0, found.length - storiesInEmail),
      url: `${siteAddress}${found.length === 1 ? `/story/${only.id}` : '/app/my-stories'}`,
    },
    siteAddress,
  });
}

/** Writes to authors about new comments, to each at most once a day. Returns to how many. */
export async function sendCommentEmails(services: Services): Promise<number> {
  // A comment may be stored a moment after the time that it says.
  const until = services.now() - minute;
  let written = 0;
  for (const author of await findAuthors(services, { after: until - oldest, until })) {
    services.stopping.throwIfAborted();
    if (!isWanted(author)) continue;
    await services.database.transaction().execute(async (transaction) => {
      const within = { ...services, database: transaction };
      if (!(await claim(within, author, until))) return;
      const after = Math.max(author.comments_told_at, until - oldest);
      await write(within, author, { after, until });
      written += 1;
    });
  }
  return written;
}
