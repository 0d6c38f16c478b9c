import { removableAfterDays, restorableHours } from '@dreamfork/api-client/contract';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../../src/services/media/list-files.ts';
import { purgeStories } from '../../src/services/stories/remove-story.ts';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { goodPassword, toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { openTestServer } from '../support/test-server.ts';

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;

describeOnBothEngines('files that nothing uses', (engine) => {
  const server = openTestServer(engine);
  const uploadNew = async ({ token }: Account) =>
    (await upload(server().send, token, fileOf(png, 'а.png', 'image/png'))).id;

  /** Moves the clock of the server; gives the time that it shows. */
  function moveClock(milliseconds: number): number {
    const { services } = server();
    const { now } = services;
    const time = Date.now() + milliseconds;
    services.now = () => time;
    onTestFinished(() => {
      services.now = now;
    });
    return time;
  }

  const filesOf = async ({ id: ownerId }: Account, query: { unusedDays?: number } = {}) => {
    const page = { skip: 0, take: 100, sort: 'newest' as const, type: undefined };
    const { items } = await listFiles(server().services, { ...page, ...query, ownerId });
    return items;
  };
  const longUnused = async (account: Account) => {
    const items = await filesOf(account, { unusedDays: removableAfterDays });
    return items.map(({ id }) => id);
  };

  test('are proposed for removal 30 days after their upload or their last use', async () => {
    const { send } = server();
    const account = await registerAccount(send, 'tidy');
    const { token } = account;
    const never = await uploadNew(account);
    const shown = await uploadNew(account);
    const kept = await uploadNew(account);
    await send('PUT', `/api/media/files/${kept}`, { token, body: { isKept: true } });
    const story = await saveNew(send, token, toForm(storyShowing([shown])));
    expect(await longUnused(account)).toEqual([]);

    moveClock(oneDay);
    const name = { email: 'tidy@example.org', password: goodPassword };
    const again = await send('POST', '/auth/login', { body: name });
    const body = toForm(storyShowing([]));
    const path = `/api/StoryManagement/${story.id}`;
    const saved = await send('PUT', path, { token: again.body.token, body });
    expect(saved.status).toBe(200);
    moveClock(30 * oneDay + oneHour);
    expect(await longUnused(account)).toEqual([never]);
    moveClock(31 * oneDay + oneHour);
    expect((await longUnused(account)).toSorted()).toEqual([never, shown].toSorted());
  });

  test('count as used until their deleted story is purged', async () => {
    const { send, services } = server();
    const account = await registerAccount(send, 'purger');
    const { token } = account;
    const id = await uploadNew(account);
    const story = await saveNew(send, token, toForm(storyShowing([id])));
    await send('DELETE', `/api/story/${story.id}`, { token });
    const time = moveClock(restorableHours * oneHour + oneHour);
    expect(await purgeStories(services)).toBe(1);
    expect((await filesOf(account))[0]?.unusedSince).toBe(new Date(time).toISOString());
  });

  test('are used again while two stories change at the same time', async () => {
    const { send } = server();
    const account = await registerAccount(send, 'mover');
    const { token } = account;
    const id = await uploadNew(account);
    const from = await saveNew(send, token, toForm(storyShowing([id])));
    const to = await saveNew(send, token, toForm(storyShowing([])));
    const save = (storyId: string, files: string[]) =>
      send('PUT', `/api/StoryManagement/${storyId}`, { token, body: toForm(storyShowing(files)) });
    await Promise.all([save(from.id, []), save(to.id, [id])]);
    expect((await filesOf(account))[0]?.unusedSince).toBeUndefined();
    await Promise.all([save(from.id, []), save(to.id, [])]);
    expect((await filesOf(account))[0]?.unusedSince).toBeDefined();
  });
});
