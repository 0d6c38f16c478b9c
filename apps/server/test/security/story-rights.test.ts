import { partId } from '@dreamfork/api-client/contract';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { storyRights } from '../../src/services/stories/story-rights.ts';
import { type Account, registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { sampleForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { fileOf, sendFile } from '../support/media/upload.ts';
import { addMember } from '../support/members.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import type { Answer } from '../support/test-server.ts';

const lastNode = sampleStory.nodes.at(-1);

const calls = {
  read: [
    'nodesOfMedia',
    'data',
    'card',
    'chapters',
    'versions',
    'version',
    'statistics',
    'file',
    'files',
    'threads',
  ],
  edit: [
    'save',
    'autosave',
    'describe',
    'addChapter',
    'removeChapter',
    'nameVersion',
    'upload',
    'watch',
  ],
  manage: ['tag', 'publish', 'duplicate', 'remove', 'restore', 'listLinks', 'makeLink'],
} as const;
type Call = (typeof calls)[keyof typeof calls][number];

describeOnBothEngines('rights to a private story', (engine) => {
  const { server, ...people } = openServerWithUsers(engine, {
    owner: 'User',
    'co-author': 'User',
    stranger: 'User',
    moderator: 'Moderator',
    administrator: 'Admin',
  });
  const sessions: Record<string, Account> = people;
  const outcomeOf = ({ status }: Answer): string => (status < 300 ? 'done' : String(status));

  async function tryAll(name: string): Promise<Record<Call, string>> {
    const { send, services } = server();
    const owner = people.owner.token;
    const story = await saveNew(send, owner);
    await addMember(services, story.id, people['co-author'].id);
    const token = sessions[name]?.token;
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      outcomeOf(await send(method, path, { token, body }));
    const path = `/api/story/${story.id}`;
    const form = (publish?: boolean) => sampleForm(publish === undefined ? {} : { publish });
    const chapter = partId(story.id, String(lastNode?.id));
    const file = fileOf(png, 'а.png', 'image/png');
    const found: Partial<Record<Call, string>> = {
      data: await call('GET', `${path}/data`),
      card: await call('GET', `/content/${story.id}`),
      chapters: await call('GET', `/content/${story.id}/chapters`),
      versions: await call('GET', `${path}/versions`),
      version: await call('GET', `${path}/versions/1`),
      statistics: await call('GET', `${path}/statistics`),
      file: await call('GET', `/api/story/export/${story.id}`),
      files: await call('GET', `/api/media/files?storyId=${story.id}`),
      threads: await call('GET', `/api/review/${story.id}/threads`),
      nameVersion: await call('PUT', `${path}/versions/1`, { name: 'Первая' }),
      save: await call('PUT', `/api/StoryManagement/${story.id}`, form()),
      autosave: await call('PUT', `/api/StoryManagement/${story.id}`, form(false)),
      describe: await call('PUT', `/content/${story.id}`, { title: 'Вдвоём' }),
      addChapter: await call('POST', '/chapters', { contentId: story.id, title: 'Ещё' }),
      removeChapter: await call('DELETE', `/chapters/${chapter}`),
      upload: outcomeOf(await sendUpload(token, file, story.id)),
      watch: await call('GET', `${path}/live`),
      tag: await call('PUT', `/content/${story.id}`, { tags: ['вместе'] }),
      duplicate: await call('POST', `${path}/duplicate`),
      listLinks: await call('GET', `${path}/review-links`),
      makeLink: await call('POST', `${path}/review-links`, { name: 'Первые' }),
      nodesOfMedia: await call('GET', `/api/media-nodes/story/${story.id}`),
      publish: await call('POST', `/content/${story.id}/publish`, { publish: true }),
      remove: await call('DELETE', path),
    };
    await send('DELETE', path, { token: owner });
    return { ...found, restore: await call('POST', `${path}/restore`) } as Record<Call, string>;
  }

  const sendUpload = (token: string | undefined, file: File, storyId: string) =>
    sendFile(server().send, token ?? '', file, {}, `?storyId=${storyId}`);

  const callsOf = (rights: readonly (keyof typeof calls)[]): ReadonlySet<string> =>
    new Set(rights.flatMap((right) => calls[right]));

  test.each([...Object.keys(people), 'guest'])('of: %s', async (name) => {
    const found = await tryAll(name);
    const rights = Object.entries(storyRights).find(([role]) => role === name)?.[1] ?? [];
    const allowed = callsOf(rights);
    const open = new Set(['data', 'card', 'chapters', 'threads']);
    for (const [call, outcome] of Object.entries(found)) {
      const refusal = name === 'guest' && !open.has(call) ? '401' : '404';
      expect({ call, outcome }).toEqual({ call, outcome: allowed.has(call) ? 'done' : refusal });
    }
  });

  test('end while the owner is blocked, and for good with the membership', async () => {
    const { send, services } = server();
    const { token, id } = await registerAccount(send, 'm-writer');
    const owner = await registerAccount(send, 'm-suspended');
    const story = await saveNew(send, owner.token);
    await addMember(services, story.id, id);
    const read = async () => (await send('GET', `/api/story/${story.id}/data`, { token })).status;
    const listed = async () => (await send('GET', `/content/${story.id}`, { token })).status;
    const block = (values: { status: 'Suspended' | 'Active'; suspended_until: number | null }) =>
      setUser(services.database, owner.id, values);
    expect([await read(), await listed()]).toEqual([200, 200]);
    await block({ status: 'Suspended', suspended_until: services.now() + 60_000 });
    expect([await read(), await listed()]).toEqual([404, 404]);
    await block({ status: 'Suspended', suspended_until: services.now() - 1 });
    expect([await read(), await listed()]).toEqual([200, 200]);
    await services.database.deleteFrom('story_members').where('user_id', '=', id).execute();
    expect([await read(), await listed()]).toEqual([404, 404]);
  });
});
