import { accountExport, maxTemplates } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { readZip } from '../../../../scripts/readZip.ts';
import { countUse } from '../../src/services/assistant/daily-uses.ts';
import { registerAccount, setUser } from '../support/accounts.ts';
import { carryOut, continueTask } from '../support/assistant.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword } from '../support/forms.ts';
import { generationSettings, openModels } from '../support/models.ts';
import { openTestServer } from '../support/test-server.ts';

const protocol = 'ollama';
const request = { protocol, task: continueTask } as const;

const models = await openModels(protocol);

describeOnEngines('templates', (engine) => {
  const generation = generationSettings([models]);
  const server = openTestServer(engine, { generation });

  test('of the server are in the language of the author', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'двуязычная');
    const first = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await send('GET', '/api/aigen/templates', { token, headers });
      return body.templates[0].title;
    };
    expect([await first('ru'), await first('en')]).toEqual(['Сцена', 'Scene']);
  });

  test('of a user are a hundred, are exported with the account, and go with it', async () => {
    const { send, services } = server();
    const { id, token } = await registerAccount(send, 'запасливая');
    const template = { title: 'Гроза', nodeType: 'text' as const, prompt: 'Гроза.' };
    await services.database
      .insertInto('prompt_templates')
      .values(
        Array.from({ length: maxTemplates - 1 }, (_, index) => ({
          user_id: id,
          key: `user.${index}`,
          title: template.title,
          node_type: template.nodeType,
          prompt: template.prompt,
        })),
      )
      .execute();
    const save = (key: string) =>
      send('POST', '/api/aigen/templates', { token, body: { ...template, key } });
    expect((await save('user.last')).status).toBe(201);
    expectError(await save('user.more'), 422, 'templates-full');
    expect((await save('user.last')).status).toBe(201);
    const { bytes } = await send('GET', '/api/users/export', { token });
    const account = accountExport.parse(JSON.parse(String(readZip(bytes).get('account.json'))));
    expect(account.templates).toHaveLength(maxTemplates);
    const body = { currentPassword: goodPassword };
    expect((await send('DELETE', '/api/users/profile', { token, body })).status).toBe(200);
    const left = services.database.selectFrom('prompt_templates').selectAll();
    expect(await left.where('user_id', '=', id).execute()).toEqual([]);
  });
});

describeOnEngines('the limit of a day', (engine) => {
  const generation = generationSettings([models], {
    dailyLimit: 2,
    premiumDailyLimit: 4,
  });
  const server = openTestServer(engine, { generation });

  test('is told in advance, holds, and is another one for premium users', async () => {
    const { send, services } = server();
    const { id, token } = await registerAccount(send, 'бережливая');
    const usage = async () => (await send('GET', '/api/aigen/usage', { token })).body;
    expect(await usage()).toMatchObject({ used: 0, limit: 2 });
    for (const used of [1, 2]) {
      const { last } = await carryOut(send, token, request);
      expect(last).toMatchObject({ type: 'done', usage: { used, limit: 2 } });
    }
    const refused = await carryOut(send, token, request);
    expectError(refused.answer, 429, 'assistant-limit-reached');
    const { resetsAt } = await usage();
    const wait = Number(refused.answer.headers['retry-after']) * 1000;
    expect(Math.abs(Date.now() + wait - Date.parse(resetsAt))).toBeLessThan(60_000);
    await setUser(services.database, id, { premium_expires_at: Date.now() + 60_000 });
    expect(await usage()).toMatchObject({ used: 2, limit: 4 });
    expect((await carryOut(send, token, request)).last).toMatchObject({ type: 'done' });
  });

  test('holds when many ask at once, as several processes do, and begins anew with the day', async () => {
    const { send, services } = server();
    const { id } = await registerAccount(send, 'торопливая');
    const user = { id, premium_expires_at: null };
    const count = (now: number) =>
      countUse({ ...services, now: () => now }, generation, user).then(
        (uncount) => uncount,
        () => undefined,
      );
    const now = Date.now();
    const counted = await Promise.all(Array.from({ length: 8 }, () => count(now)));
    expect(counted.filter(Boolean)).toHaveLength(2);
    await counted.find(Boolean)?.();
    expect(await count(now)).toBeDefined();
    expect(await count(now)).toBeUndefined();
    expect(await count(now + 24 * 60 * 60 * 1000)).toBeDefined();
    const rows = await services.database
      .selectFrom('assistant_uses')
      .select('used')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([{ used: 1 }]);
  });
});
