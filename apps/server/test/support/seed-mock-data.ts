import {
  type FixtureStory,
  type FixtureUser,
  type FixtureVersion,
  fixturePassword,
  mockData,
  toStoryVersion,
} from '@dreamfork/api-client/fixtures';
import { coverMap, type StoryDocument, serialiseStory } from '@dreamfork/story';
import { storySearchText, titleKey } from '../../src/db/story-search.ts';
import { toFlag } from '../../src/db/tables/flag.ts';
import { compressText } from '../../src/document/compressed-text.ts';
import { composeEmail } from '../../src/services/mail/write-email.ts';
import { openCase } from '../../src/services/moderation/open-case.ts';
import type { Services } from '../../src/services/services.ts';
import { changeIndexed } from '../../src/services/stories/public-index.ts';
import { replaceTags } from '../../src/services/stories/tags.ts';
import { accountKey, usernameKey, userSearchText } from '../../src/services/users/user-keys.ts';

const moment = (iso: string): number => Date.parse(iso);
const momentOrNull = (iso: string | null): number | null => (iso === null ? null : moment(iso));

const toUserRow = (user: FixtureUser, passwordHash: string) => ({
  id: user.id,
  username: user.username,
  username_key: usernameKey(user.username),
  email: user.email,
  email_key: accountKey(user.email),
  display_name: user.displayName,
  password_hash: passwordHash,
  role: user.role,
  status: user.status,
  email_confirmed: toFlag(user.emailConfirmed),
  theme: user.preferences.theme,
  notifications: toFlag(user.preferences.notifications),
  language: user.preferences.language,
  premium_expires_at: momentOrNull(user.premiumExpiresAt),
  search_text: userSearchText(user.username, user.email, user.displayName),
  created_at: moment(user.createdAt),
  last_login_at: momentOrNull(user.lastLoginAt),
  last_seen_at: null,
});

const textOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

const measured = (document: StoryDocument) => {
  const facts = toStoryVersion({ storyId: '', version: 1, name: null, savedAt: '', document });
  return { word_count: facts.wordCount, size_bytes: facts.sizeBytes };
};

const displayNameOf = (userId: string): string =>
  mockData.users.find(({ id }) => id === userId)?.displayName ?? '';

const toStoryRow = ({ document, ...story }: FixtureStory) => ({
  id: story.id,
  owner_id: story.ownerId,
  title: document.title,
  description: document.description,
  is_public: toFlag(story.isPublic),
  version: story.version,
  cover_url: story.coverUrl,
  node_count: document.nodes.length,
  cover_map: textOrNull(coverMap(document)),
  end_count: document.nodes.filter((node) => node.type === 'end').length,
  category: story.category,
  ...measured(document),
  search_text: storySearchText(
    document.title,
    document.description,
    ...story.tags,
    displayNameOf(story.ownerId),
  ),
  title_key: titleKey(document.title),
  created_at: moment(story.createdAt),
  updated_at: moment(story.updatedAt),
});

const toVersionRow = (version: FixtureVersion) => {
  const facts = toStoryVersion(version);
  return {
    story_id: version.storyId,
    version: facts.version,
    name: facts.name,
    saved_at: moment(facts.savedAt),
    title: facts.title,
    node_count: facts.nodeCount,
    connection_count: facts.connectionCount,
    word_count: facts.wordCount,
    size_bytes: facts.sizeBytes,
  };
};

const toPackedRow = async ({ storyId, version, document }: FixtureVersion) => ({
  story_id: storyId,
  version,
  document: await compressText(serialiseStory(document)),
});

/** Stores what readers of the world have said, and what they have reported. */
async function seedFeedback({ database }: Services): Promise<void> {
  const { stories, reports } = mockData;
  const likes = stories.flatMap(({ id, likedBy, createdAt }) =>
    likedBy.map((user_id) => ({ story_id: id, user_id, created_at: moment(createdAt) })),
  );
  await database.insertInto('story_likes').values(likes).execute();
  const comments = stories.flatMap(({ id, comments: said }) =>
    said.map((comment) => ({
      id: comment.id,
      story_id: id,
      author_id: comment.authorId,
      text: comment.text,
      created_at: moment(comment.createdAt),
    })),
  );
  await database.insertInto('story_comments').values(comments).execute();
  await database
    .insertInto('reports')
    .values(
      reports.map((report) => ({
        target_id: report.commentId ?? report.storyId,
        reporter_id: report.reporterId,
        story_id: report.storyId,
        comment_id: report.commentId,
        reason: report.reason,
        details: report.details,
        created_at: moment(report.reportedAt),
      })),
    )
    .execute();
  for (const { storyId, commentId, reportedAt } of reports.toSorted((one, other) =>
    one.reportedAt.localeCompare(other.reportedAt),
  )) {
    const target = { storyId, commentId: commentId ?? undefined };
    await openCase(database, target, { time: moment(reportedAt) });
  }
}

/** Stores the fixture world of the API client in an empty database. */
export async function seedMockData(services: Services): Promise<void> {
  const { database, passwords } = services;
  const { users, stories, versions } = mockData;
  const passwordHash = await passwords.hash(fixturePassword);
  await database
    .insertInto('users')
    .values(users.map((user) => toUserRow(user, passwordHash)))
    .execute();
  await database.insertInto('stories').values(stories.map(toStoryRow)).execute();
  await database
    .insertInto('story_documents')
    .values(
      stories.map(({ id, document }) => ({ story_id: id, document: serialiseStory(document) })),
    )
    .execute();
  await database
    .insertInto('story_counters')
    .values(
      stories.map(({ id, viewCount, choiceCount, likedBy, comments }) => ({
        story_id: id,
        view_count: viewCount,
        choice_count: choiceCount,
        completion_count: 0,
        like_count: likedBy.length,
        comment_count: comments.length,
      })),
    )
    .execute();
  await database.insertInto('story_versions').values(versions.map(toVersionRow)).execute();
  await database
    .insertInto('story_version_documents')
    .values(await Promise.all(versions.map(toPackedRow)))
    .execute();
  for (const { id, tags } of stories) {
    await database
      .transaction()
      .execute((transaction) =>
        changeIndexed(services, transaction, id, () => replaceTags(transaction, id, tags)),
      );
  }
  await seedFeedback(services);
  await database
    .insertInto('sign_in_limits')
    .values(
      mockData.signInLocks.map(({ id, kind, address, userId }, index) => ({
        id,
        kind,
        network: address,
        user_id: userId,
        attempts: 100,
        // A lock that ends later than a period from now counts as made by a clock that was ahead.
        ends_at: Date.now() + 299_000 - index * 1000,
      })),
    )
    .execute();
  await database
    .insertInto('outgoing_emails')
    .values(
      mockData.failedEmails.map(({ id, kind, recipient, canBeSent, ...email }, index) => ({
        id,
        kind,
        recipient,
        user_id: null,
        created_at: moment(email.createdAt),
        expires_at: canBeSent ? null : moment(email.failedAt),
        attempts: email.attempts,
        next_attempt_at: moment(email.failedAt),
        error: email.error,
        // What was given up long ago is forgotten.
        failed_at: Date.now() - index * 1000,
        content: services.encryption.encrypt(
          JSON.stringify({
            to: 'boris@dreamfork.test',
            email: composeEmail({ kind: 'test' }, 'ru'),
          }),
          id,
        ),
      })),
    )
    .execute();
}
