import { generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { openTestServer } from '../support/test-server.ts';

const create = '/api/StoryManagement/create';
const large = generateStory(4000);

describeOnEngines('saves above one megabyte', (engine) => {
  const server = openTestServer(engine);

  test('are stored as they are, and mark the version whose text they take away', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'heavy');
    const created = await send('POST', create, { token, body: toForm(large) });
    expect(created).toMatchObject({ status: 201, body: { story: { title: large.title } } });
    const { id } = created.body.story;
    const nodes = large.nodes.map((node) => ({ ...node, content: '' }));
    const body = toForm({ ...large, nodes }, { version: 1, tags: ['город'] });
    const path = `/api/StoryManagement/${id}`;
    const saved = await send('PUT', path, { token, body });
    expect(saved).toMatchObject({ status: 200, body: { story: { version: 2, tags: ['город'] } } });
    expectError(await send('PUT', path, { token, body }), 409, 'version-conflict');
    const { body: data } = await send('GET', `/api/story/${id}/data`, { token });
    expect(data).toMatchObject({ ...large, nodes });
    const { database } = server().services;
    const versions = await database
      .selectFrom('story_versions')
      .select(['version', 'has_lost_text'])
      .where('story_id', '=', id)
      .execute();
    expect(versions).toContainEqual({ version: 1, has_lost_text: 1 });
  });

  test('are not sent back with a conflict where they are above two megabytes', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'late');
    const { body } = await send('POST', create, { token, body: toForm(large) });
    const path = `/api/StoryManagement/${body.story.id}`;
    await send('PUT', path, { token, body: toForm(large, { version: 1 }) });
    const stale = toForm(generateStory(10), { version: 1, wantsNewer: true });
    const refused = await send('PUT', path, { token, body: stale });
    expectError(refused, 409, 'version-conflict');
    expect(refused.body.version).toBe(2);
    expect(refused.body).not.toHaveProperty('newer');
  });

  test('are refused as small ones are', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'wrong');
    const form = toForm(large);
    const mismatch = await send('POST', create, { token, body: { ...form, title: 7 } });
    expectError(mismatch, 400, 'request-invalid');
    expect(mismatch.body.errors).toMatchObject([{ path: 'title' }]);
    const rawBody = JSON.stringify(form).slice(0, -1);
    expectError(await send('POST', create, { token, rawBody }), 400, 'json-malformed');
    const broken = toForm({ ...large, startNodeId: 'none' });
    expectError(await send('POST', create, { token, body: broken }), 422, 'story-invalid');
  });
});
