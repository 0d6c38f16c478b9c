import { admin } from '@dreamfork/api-client/fixtures';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { generationSettings, openModels } from '../support/models.ts';
import { contractRoutes, titleOf } from '../support/requests/contract-routes.ts';
import { seedMockData } from '../support/seed-mock-data.ts';
import { openSession } from '../support/sessions.ts';
import { openTestServer } from '../support/test-server.ts';

/** Calls that take texts of authors or files; all others are forms. */
const large = new Set([
  'POST /api/StoryManagement/create',
  'PUT /api/StoryManagement/{id}',
  'POST /chapters',
  'PUT /chapters/{id}',
  'POST /choices',
  'PUT /choices/{id}',
  'POST /content',
  'PUT /content/{id}',
  'POST /content/{id}/publish',
  'POST /api/review/{id}/threads',
  'POST /api/aigen/generate',
  'POST /api/aigen/stream',
]);

const forms = contractRoutes.filter((route) => route.body && !large.has(titleOf(route)));

const nested = (bytes: number): string => `{"email":${'['.repeat(bytes)}${']'.repeat(bytes)}}`;

const generation = generationSettings([await openModels('ollama')]);

describeOnEngines('bodies', (engine) => {
  const server = openTestServer(engine, { generation }, ({ services }) => seedMockData(services));
  const send = async (title: string, payload: string, authorization: string) => {
    const [method = '', path = ''] = title.split(' ');
    return server().app.inject({
      method: method as 'POST',
      url: path.replaceAll(/\{\w+\}/g, '1'),
      headers: { 'content-type': 'application/json', authorization },
      payload,
    });
  };

  test('no form is larger than 64 KB, and none of a guest larger than 16', async () => {
    const token = await openSession(server().services, admin.id);
    const accepted: string[] = [];
    for (const route of forms) {
      const size = (route.access === 'public' ? 16 : 64) * 1024 + 1;
      const { statusCode } = await send(
        titleOf(route),
        JSON.stringify({ text: 'x'.repeat(size) }),
        `Bearer ${token}`,
      );
      if (statusCode !== 413) accepted.push(`${titleOf(route)} ${statusCode}`);
    }
    expect(accepted).toEqual([]);
  });

  test('deeply nested values are refused before anything looks at them', async () => {
    const { statusCode, body } = await send('POST /auth/login', nested(4000), '');
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'json-malformed']);
  });
});
