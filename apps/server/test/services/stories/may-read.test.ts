import { expect, test } from 'vitest';
import { listFeedback } from '../../../src/services/account/list-feedback.ts';
import { readableStory } from '../../../src/services/stories/may-read.ts';
import {
  readOwnStory,
  readPublicStory,
  readSummaries,
} from '../../../src/services/stories/read-story.ts';
import { findStoryAccess } from '../../../src/services/stories/story-rights.ts';
import { registerAccount, saveNew } from '../../support/accounts.ts';
import { describeOnEngines } from '../../support/engines.ts';
import { openTestServer } from '../../support/test-server.ts';

describeOnEngines('who may read a story', (engine) => {
  const server = openTestServer(engine);

  test('is the same for every query of stories', async () => {
    const { send, services } = server();
    const { database } = services;
    const owner = await registerAccount(send, 'owner');
    const stranger = await registerAccount(send, 'stranger');
    const open = await saveNew(send, owner.token, { isPublic: true });
    const closed = await saveNew(send, owner.token);
    const deleted = await saveNew(send, owner.token, { isPublic: true });
    const like = { token: stranger.token, body: { liked: true } };
    await send('POST', `/content/${open.id}/like`, like);
    await send('POST', `/content/${deleted.id}/like`, like);
    await send('DELETE', `/api/story/${deleted.id}`, { token: owner.token });

    const ids = [open.id, closed.id, deleted.id];
    const among = async (isReadable: (storyId: string) => Promise<unknown>) => {
      const readable = await Promise.all(ids.map(isReadable));
      return ids.filter((_, index) => readable[index]);
    };
    const readAsAuthor = async (storyId: string, userId: string | undefined) => {
      const access = userId && (await findStoryAccess(services, { storyId, userId }));
      return access ? readOwnStory(services, access) : undefined;
    };
    for (const [viewerId, expected] of [
      [undefined, [open.id]],
      [stranger.id, [open.id]],
      [owner.id, [open.id, closed.id]],
    ] as const) {
      const summaries = await readSummaries(services, ids, { viewerId });
      expect(summaries.map(({ id }) => id)).toEqual(expected);
      const found = await among((storyId) =>
        readableStory(database, { storyId, viewerId }).select('id').executeTakeFirst(),
      );
      expect(found).toEqual(expected);
      const whole = await among(
        async (storyId) =>
          (await readPublicStory(database, storyId)) ?? (await readAsAuthor(storyId, viewerId)),
      );
      expect(whole).toEqual(expected);
    }
    const { likes } = await listFeedback(services, stranger.id);
    expect(new Map(likes.map(({ storyId, storyTitle }) => [storyId, storyTitle]))).toEqual(
      new Map([
        [open.id, open.title],
        [deleted.id, null],
      ]),
    );
  });
});
