import { expect, test } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { sampleForm } from '../support/forms.ts';
import { openTestServer } from '../support/test-server.ts';

const storyQuotaBytes = 20_000;

describeOnBothEngines('the space of an author', (engine) => {
  const server = openTestServer(engine, { storyQuotaBytes });
  const create = (token: string, form = sampleForm()) =>
    server().send('POST', '/api/StoryManagement/create', { token, body: form });

  test('ends saves that need more, and no others', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'writer');
    const { id, sizeBytes = 0 } = await saveNew(send, token);
    const room = Math.floor(storyQuotaBytes / sizeBytes);
    for (let count = 1; count < room; count += 1) await saveNew(send, token);

    expectError(await create(token), 413, 'story-quota-exceeded');
    const copy = await send('POST', `/api/story/${id}/duplicate`, { token });
    expectError(copy, 413, 'story-quota-exceeded');
    const path = `/api/StoryManagement/${id}`;
    const longer = sampleForm({ description: 'д'.repeat(5000) });
    expectError(await send('PUT', path, { token, body: longer }), 413, 'story-quota-exceeded');
    const [chapter] = (await send('GET', `/content/${id}/chapters`, { token })).body.items;
    const body = { content: 'д'.repeat(10_000) };
    const edited = await send('PUT', `/chapters/${chapter.id}`, { token, body });
    expectError(edited, 413, 'story-quota-exceeded');

    expect((await send('PUT', path, { token, body: sampleForm() })).status).toBe(200);
    // It can still be restored, so it still takes its space.
    await send('DELETE', `/api/story/${id}`, { token });
    expectError(await create(token), 413, 'story-quota-exceeded');
    const other = await registerAccount(send, 'other');
    expect((await create(other.token)).status).toBe(201);
  });

  test('is not exceeded by saves at the same time', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'hasty');
    const { sizeBytes = 0 } = await saveNew(send, token);
    const room = Math.floor(storyQuotaBytes / sizeBytes) - 1;
    const answers = await Promise.all(Array.from({ length: room + 5 }, () => create(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(room);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(5);
  });
});
