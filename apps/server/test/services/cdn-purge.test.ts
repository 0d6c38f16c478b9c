import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { imagePath, mediaPath } from '@dreamfork/api-client/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCdnPurge } from '../../src/services/cdn-purge.ts';
import { lockStory } from '../../src/services/stories/public-index.ts';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { startTestServer } from '../support/test-server.ts';

const publicUrl = 'https://stories.example.org';
const purgeToken = 'purge-token';

type Caught = { method: string; path: string; authorization: string | undefined; body: string };

/** A CDN that notes what it is told, and answers with the given statuses, then with 200. */
async function startCatcher() {
  const caught: Caught[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    void text(request).then((body) => {
      caught.push({ method, path, authorization: headers.authorization, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, caught, statuses, close: () => server.close() };
}

describeOnBothEngines('purging a CDN', (engine) => {
  let catcher: Awaited<ReturnType<typeof startCatcher>>;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let author: Account;
  beforeAll(async () => {
    catcher = await startCatcher();
    const purgeUrl = `${catcher.address}/{path}`;
    server = await startTestServer(engine, {
      publicUrl,
      cdn: { seconds: 60, purgeUrl, purgeToken },
    });
    author = await registerAccount(server.send, 'author');
  });
  afterEach(() => {
    catcher.caught.length = 0;
  });
  afterAll(async () => {
    await server?.stop();
    catcher?.close();
  });

  const publish = async (isPublic = true, token = author.token) => {
    const file = await upload(server.send, token, fileOf(png, 'а.png', 'image/png'));
    const { id } = await saveNew(server.send, token, toForm(storyShowing([file.id]), { isPublic }));
    return { id, fileId: file.id, token };
  };
  const pagesOf = (id: string) => [
    `/story/${id}`,
    `/embed/${id}`,
    `/api/story/${id}/data`,
    `/api/story/${id}/shares`,
    `/api/story/${id}/next`,
    `/story/${id}/cover.webp`,
    `/story/${id}/cover.webp?version=1`,
  ];
  const purged = async () => {
    await server.services.cdn.settled();
    return catcher.caught.map(({ path }) => path);
  };

  test('a change of a public story is told, with the token; that of a private one is not', async () => {
    const { id, fileId } = await publish();
    const hidden = await publish(false);
    for (const one of [id, hidden.id]) {
      const body = toForm(storyShowing([fileId]), { title: 'Иначе', isPublic: one === id });
      await server.send('PUT', `/api/StoryManagement/${one}`, { token: author.token, body });
    }
    expect((await purged()).toSorted()).toEqual(pagesOf(id).toSorted());
    const [first] = catcher.caught;
    expect([first?.method, first?.authorization]).toEqual(['PURGE', `Bearer ${purgeToken}`]);
  });

  test.each([
    ['hidden', 'POST', '/content/{id}/publish', { publish: false }],
    ['deleted', 'DELETE', '/api/story/{id}', undefined],
    ['deleted with its author', 'DELETE', '/api/users/profile', { currentPassword: 'Fonar2026' }],
  ] as const)('a story that is %s takes its files along', async (what, method, path, body) => {
    const { token } = await registerAccount(server.send, `writer${what.length}`);
    const { id, fileId } = await publish(true, token);
    const answer = await server.send(method, path.replace('{id}', id), { token, body });
    expect(answer.status).toBeLessThan(300);
    expect(await purged()).toEqual(
      expect.arrayContaining([
        ...pagesOf(id),
        mediaPath(fileId),
        imagePath(fileId, 320, 'webp'),
        imagePath(fileId, 1920, 'avif'),
      ]),
    );
  });

  test('nothing is told before the change is there to be read', async () => {
    const { id } = await publish();
    const { cdn, database } = server.services;
    await database.transaction().execute(async (transaction) => {
      await lockStory(transaction, id);
      const shown = await cdn.readShown(transaction, id);
      if (shown) cdn.afterChange(shown, { isGone: false });
      // As long as a purge that did not wait would take.
      await fetch(catcher.address);
      expect(catcher.caught.map(({ path }) => path)).toEqual(['/']);
    });
    expect((await purged()).toSorted()).toEqual(['/', ...pagesOf(id)].toSorted());
  });

  /** A purge of its own, whose pauses take no time. */
  const openPurge = (seconds = 60) => {
    const failures: string[] = [];
    let time = 0;
    const purge = createCdnPurge(server.services.database, {
      configuration: { publicUrl, cdn: { seconds, purgeUrl: catcher.address, purgeToken } },
      onFailure: (error, storyId) => failures.push(`${storyId} ${(error as Error).message}`),
      now: () => time,
      wait: async (milliseconds) => {
        time += milliseconds;
      },
    });
    return { ...purge, failures };
  };

  test('without {path} a list of whole addresses is posted, again where it fails', async () => {
    catcher.statuses.push(500, 503);
    const { afterChange, settled, failures } = openPurge();
    afterChange({ id: 'a', version: 1, fileIds: [] }, { isGone: false });
    await settled();
    expect(failures).toEqual([]);
    expect(catcher.caught.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    const files = pagesOf('a').map((path) => publicUrl + path);
    expect(JSON.parse(catcher.caught[2]?.body ?? '')).toEqual({ files });
  });

  test('what fails until the cache has forgotten by itself is reported once', async () => {
    catcher.statuses.push(...Array.from({ length: 20 }, () => 403));
    const { afterChange, settled, failures } = openPurge();
    afterChange({ id: 'a', version: 1, fileIds: [] }, { isGone: true });
    await settled();
    catcher.statuses.length = 0;
    expect(failures).toEqual([`a ${new URL(catcher.address).host} answered 403.`]);
    expect(catcher.caught).toHaveLength(6);
  });

  test('of many changes each story is purged once more, and no more wait than there is room for', async () => {
    const { afterChange, settled, failures } = openPurge();
    for (let at = 0; at < 1002; at += 1) {
      afterChange({ id: `s${at}`, version: 1, fileIds: [] }, { isGone: false });
      afterChange({ id: `s${at}`, version: 1, fileIds: [] }, { isGone: false });
    }
    await settled();
    // The first is under way when the second change of it comes; then 1000 wait.
    expect(failures).toHaveLength(4);
    expect(catcher.caught).toHaveLength(1001);
  });
});
