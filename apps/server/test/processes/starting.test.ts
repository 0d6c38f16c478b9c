import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/freePort.ts';
import { type Place, placeOfTest } from '../support/engines.ts';
import { goodPassword } from '../support/forms.ts';
import { isPostgresReachable } from '../support/places.ts';
import { processOfTest, runUntilExit } from '../support/server-process.ts';

const sharedSecret = 'a secret that all machines share, of 32 or more';

const variablesOf = ({ dataDirectory, databaseUrl }: Place): Record<string, string> => ({
  DATA_DIR: dataDirectory,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, JWT_SECRET: sharedSecret }),
});

describe.skipIf(!isPostgresReachable)(
  'three processes that start at once on an empty database',
  () => {
    test('all come up, with one administrator, one secret and one set of demo stories', async () => {
      const place = await placeOfTest('postgres');
      const variables = { ...variablesOf(place), DEMO: '1' };
      const servers = await Promise.all([
        processOfTest(variables),
        processOfTest(variables),
        processOfTest(variables),
      ]);
      const printed = servers.map((server) => /password: (\S+)/.exec(server.output())?.[1]);
      const passwords = printed.filter((password) => password !== undefined);
      expect(passwords).toHaveLength(1);
      const [first] = servers;
      const body = { email: 'admin@dreamfork.local', password: passwords[0] };
      const signedIn = await first?.send('POST', '/auth/login', { body });
      expect(signedIn?.body.user.role).toBe('Admin');
      const titles = await Promise.all(
        servers.map(async ({ send }) => {
          const own = await send('GET', '/auth/me', { token: signedIn?.body.token });
          expect(own.status).toBe(200);
          const list = await send('GET', '/api/StoryManagement/public');
          return list.body.stories.map(({ title }: { title: string }) => title);
        }),
      );
      expect(new Set(titles[0]).size).toBe(titles[0].length);
      expect(titles).toEqual([titles[0], titles[0], titles[0]]);
      for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
    });
  },
);

test('a second process on the same SQLite database ends its start with the name of the first', async () => {
  const place = await placeOfTest();
  const first = await processOfTest(variablesOf(place));
  const { code, output } = await runUntilExit(variablesOf(place));
  expect(code).toBe(1);
  expect(output).toContain(`is in use by process ${first.child.pid} on `);
  await first.end('SIGKILL');
  await processOfTest(variablesOf(place));
});

test('a second start prints no credentials and keeps those of the first', async () => {
  const place = await placeOfTest();
  const first = await processOfTest(variablesOf(place));
  const password = /password: (\S+)/.exec(first.output())?.[1] ?? '';
  await first.end('SIGTERM');
  const second = await processOfTest(variablesOf(place));
  expect(second.output()).not.toContain('password');
  const body = { email: 'admin@dreamfork.local', password };
  expect((await second.send('POST', '/auth/login', { body })).status).toBe(200);
});

test('a configuration with mistakes ends the start with a sentence for each', async () => {
  const place = await placeOfTest();
  const dataDirectory = join(place.dataDirectory, 'untouched');
  const { code, output } = await runUntilExit({
    PORT: 'x',
    DEMO: 'maybe',
    DATA_DIR: dataDirectory,
    ADMIN_EMAIL: 'keeper@example.org',
    ADMIN_PASSWORD: 'weak',
  });
  expect(code).toBe(1);
  expect(output).toContain('PORT is "x"');
  expect(output).toContain('DEMO is "maybe"');
  expect(output).toContain('ADMIN_PASSWORD is too weak');
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
  expect(existsSync(dataDirectory)).toBe(false);
});

test('a port that is taken ends the start with a sentence', async () => {
  const place = await placeOfTest();
  const variables = {
    ...variablesOf(place),
    ADMIN_EMAIL: 'a@example.org',
    ADMIN_PASSWORD: goodPassword,
  };
  const { address } = await processOfTest(variables);
  const other = await placeOfTest();
  const { code, output } = await runUntilExit({
    ...variables,
    DATA_DIR: other.dataDirectory,
    PORT: new URL(address).port,
  });
  expect(code).toBe(1);
  expect(output).toContain('The port is taken by another program.');
});

test('metrics have a port of their own, and end with the server', async () => {
  const place = await placeOfTest();
  const port = await freePort();
  const server = await processOfTest({ ...variablesOf(place), METRICS_PORT: String(port) });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await read()).toContain('dreamfork_service_up{service="Database"} 1');
  expect((await server.send('GET', '/metrics')).status).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
  await expect(read()).rejects.toThrow('fetch failed');
});

test('a database that cannot be reached ends the start with a sentence', async () => {
  const place = await placeOfTest();
  const { code, output } = await runUntilExit({
    ...variablesOf(place),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    JWT_SECRET: sharedSecret,
  });
  expect(code).toBe(1);
  expect(output).toContain('The database cannot be reached. Check DATABASE_URL');
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
});
