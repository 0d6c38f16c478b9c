import { siteAddress as addressOf } from '../../configuration/public-address.ts';
import { editorPath, reviewPath, storyPath } from '../../html/story-addresses.ts';
import { type CommentedStory, isOnePage } from '../../messages/emails/email.ts';
import { isWanted, type Notified, notify } from '../account/notify.ts';
import type { Services } from '../services.ts';
import { commentExcerpt } from './comment-excerpt.ts';
import { commentNews, type Period } from './comment-news.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Comments that are older are no news: those of the time before an author wanted emails. */
const oldest = 7 * day;
const storiesInEmail = 10;

/** Those with new comments who got no email about comments on the day before. */
const findRecipients = (services: Services, period: Period) =>
  commentNews(services, period)
    .innerJoin('users', 'users.id', 'news.recipient_id')
    .where('users.comments_told_at', '<=', period.until - day)
    .whereRef('news.created_at', '>', 'users.comments_told_at')
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

/** Of processes that are at it together, one writes to the recipient. */
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

/** What is new to a recipient, by story, that with the newest comment first. */
const findStories = (services: Services, recipientId: string, period: Period) =>
  commentNews(services, period)
    .where('recipient_id', '=', recipientId)
    .select(({ fn }) => [
      'story_id as id',
      'title',
      'about',
      fn.countAll<number | string>().as('comments'),
    ])
    .groupBy(['story_id', 'title', 'about'])
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .orderBy('story_id')
    .execute();

type About = Pick<CommentedStory, 'id' | 'about'> & { recipientId: string };

/** The beginning of the newest comment on a story. */
async function readNewest(
  services: Services,
  { id, about, recipientId }: About,
  period: Period,
): Promise<string> {
  const newest = await commentNews(services, period)
    .where('recipient_id', '=', recipientId)
    .where('story_id', '=', id)
    .where('about', '=', about)
    .select('text')
    .orderBy('created_at', 'desc')
    .orderBy('comment_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return commentExcerpt(newest?.text ?? '');
}

const pageOf = ({ id, about }: Pick<CommentedStory, 'id' | 'about'>): string =>
  ({ comments: storyPath, draft: editorPath, answers: reviewPath })[about](id);

async function write(services: Services, recipient: Notified, period: Period): Promise<void> {
  const found = await findStories(services, recipient.id, period);
  const siteAddress = addressOf(services.configuration);
  const [first] = found;
  if (!first) return;
  const stories: CommentedStory[] = [];
  for (const { comments, ...story } of found.slice(0, storiesInEmail)) {
    const about = { ...story, recipientId: recipient.id };
    const newest = await readNewest(services, about, period);
    stories.push({ ...story, comments: Number(comments), newest });
  }
  await notify(services, recipient, {
    email: {
      kind: 'new-comments',
      stories,
      others: Math.max(0, found.length - storiesInEmail),
      url: `${siteAddress}${isOnePage({ stories }) ? pageOf(first) : '/app/my-stories'}`,
    },
    siteAddress,
  });
}

/** Writes to authors and first readers about new comments, to each at most once a day. Returns to how many. */
export async function sendCommentEmails(services: Services): Promise<number> {
  // A comment may be stored a moment after the time that it says.
  const until = services.now() - minute;
  let written = 0;
  for (const recipient of await findRecipients(services, { after: until - oldest, until })) {
    services.stopping.throwIfAborted();
    if (!isWanted(recipient)) continue;
    await services.database.transaction().execute(async (transaction) => {
      const within = { ...services, database: transaction };
      if (!(await claim(within, recipient, until))) return;
      const after = Math.max(recipient.comments_told_at, until - oldest);
      await write(within, recipient, { after, until });
      written += 1;
    });
  }
  return written;
}
