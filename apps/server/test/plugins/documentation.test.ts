import { contract, listRoutes } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { openTestServer } from '../support/test-server.ts';

const server = openTestServer('sqlite');

test('the OpenAPI description holds every call of the contract, with its body and its errors', async () => {
  const { body } = await server().send('GET', '/api/docs/json');
  expect(body.openapi).toBe('3.1.0');
  for (const route of listRoutes(contract)) {
    const operation = body.paths[route.path]?.[route.method.toLowerCase()];
    expect(operation?.summary).toBe(route.summary);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([String(route.status ?? 200), '400', '429', '500']),
    );
    expect(Boolean(operation.requestBody)).toBe(Boolean(route.body));
  }
  const login = body.paths['/auth/login'].post.requestBody.content['application/json'].schema;
  expect(login.required).toEqual(['email', 'password']);
});

test('its pages work under a policy of their own that no other page has', async () => {
  const docs = await server().send('GET', '/api/docs/');
  expect(docs.status).toBe(200);
  const policy = String(docs.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(docs.text).not.toMatch(/<script(?![^>]*\ssrc=)/);
  const scripts = [...docs.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  for (const path of scripts) {
    const url = new URL(String(path), 'http://localhost/api/docs/').pathname;
    expect((await server().send('GET', url)).status).toBe(200);
  }
  const health = await server().send('GET', '/health');
  expect(health.headers['content-security-policy']).not.toContain('unsafe-inline');
});
