import { mediaPath } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { makeLink, reviewOf } from '../support/review.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnEngines('the files of a draft', (engine) => {
  const server = openTestServer(engine);
  const get = (path: string) => server().send('GET', path);

  test('are read through a link to it, and by nothing else', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'painter');
    const other = await registerAccount(send, 'other.painter');
    const add = async (name: string, owner = token) =>
      (await upload(send, owner, fileOf(png, name, 'image/png'))).id;
    const [old, shown, unused] = [await add('old'), await add('shown'), await add('unused')];
    const foreign = await add('foreign', other.token);
    const { id: storyId } = await saveNew(send, token, toForm(storyShowing([old])));
    const own = { token, storyId };
    const fixed = await makeLink(send, own, { version: 1 });
    await send('PUT', `/api/StoryManagement/${storyId}`, {
      token,
      body: toForm(storyShowing([shown, foreign])),
    });
    const newest = await makeLink(send, own);
    const review = reviewOf(send, storyId);
    const paths = [old, shown, unused, foreign].map((id) => mediaPath(id));
    const sign = async (secret: string): Promise<{ path: string; signedPath: string }[]> =>
      (await review.signMedia({ secret }, [...paths, '/api/users', 'none'])).body.items;

    const items = await sign(newest.secret);
    expect(items.map(({ path }) => path)).toEqual([mediaPath(shown)]);
    expect((await sign(fixed.secret)).map(({ path }) => path)).toEqual([mediaPath(old)]);
    expect((await get(String(items[0]?.signedPath))).bytes.equals(png)).toBe(true);
    for (const path of paths) expectError(await get(path), 404, 'not-found');
    const headers = { 'x-review-link': newest.secret };
    expectError(await send('GET', mediaPath(shown), { headers }), 404, 'not-found');
    expectError(await review.signMedia({}, paths), 404, 'review-not-found');
    const stranger = { token: other.token };
    expectError(await review.signMedia(stranger, paths), 404, 'review-not-found');
  });
});
