import { siteAddress as addressOf } from '../../configuration/public-address.ts';
import type { CommentedStory } from '../../messages/emails/email.ts';
import { isWanted, type Notified, notify } from '../account/notify.ts';
import type { Services } from '../services.ts';
import { commentExcerpt } from './comment-excerpt.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Comments that are older are no news: those of the time before an author wanted letters. */
const oldest = 7 * day;
const storiesInLetter = 10;

type Part = Pick<Services, 'database' | 'now' | 'mailer' | 'unsubscribeTokens' | 'configuration'>;
type Period = { after: number; until: number };

/** Comments of others on the stories of users, in a period. */
const comments = ({ database }: Pick<Services, 'database'>, { after, until }: Period) =>
  database
    .selectFrom('story_comments')
    .innerJoin('stories', 'stories.id', 'story_comments.story_id')
    .where('stories.deleted_at', 'is', null)
    .whereRef('story_comments.author_id', '<>', 'stories.owner_id')
    .where('story_comments.created_at', '>', after)
    .where('story_comments.created_at', '<=', until);

/** Authors with new comments who got no letter about comments on the day before. */
const findAuthors = (services: Part, period: Period) =>
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
  { database }: Part,
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

/** The new comments of an author by story, the story with the newest one first. */
async function readStories(
  services: Part,
  authorId: string,
  period: Period,
): Promise<CommentedStory[]> {
  const found = await comments(services, period)
    .where('stories.owner_id', '=', authorId)
    .select(['stories.id', 'stories.title', 'story_comments.text'])
    .orderBy('story_comments.created_at', 'desc')
    .orderBy('story_comments.id', 'desc')
    .execute();
  const stories = new Map<string, CommentedStory>();
  for (const { id, title, text } of found) {
    const story = stories.get(id);
    if (story) story.comments += 1;
    else stories.set(id, { id, title, comments: 1, newest: commentExcerpt(text) });
  }
  return [...stories.values()];
}

async function write(services: Part, author: Notified, period: Period): Promise<void> {
  const stories = await readStories(services, author.id, period);
  const siteAddress = addressOf(services.configuration);
  const [only] = stories;
  if (!only) return;
  notify(services, author, {
    email: {
      kind: 'new-comments',
      stories: stories.slice(0, storiesInLetter),
      others: Math.max(0, stories.length - storiesInLetter),
      url: `${siteAddress}${stories.length === 1 ? `/story/${only.id}` : '/app/my-stories'}`,
    },
    siteAddress,
  });
}

/** Writes to authors about new comments, to each at most once a day. Returns to how many. */
export async function sendCommentLetters(services: Part): Promise<number> {
  // A comment may be stored a moment after the time that it says.
  const until = services.now() - minute;
  let written = 0;
  for (const author of await findAuthors(services, { after: until - oldest, until })) {
    if (!isWanted(author) || !(await claim(services, author, until))) continue;
    const after = Math.max(author.comments_told_at, until - oldest);
    await write(services, author, { after, until });
    written += 1;
  }
  return written;
}
