import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/freePort.ts';
import { goodPassword } from '../support/forms.ts';
import { isPostgresReachable, makePlace, type Place } from '../support/places.ts';
import { runUntilExit, type ServerProcess, startProcess } from '../support/server-process.ts';

const sharedSecret = 'a secret that all machines share, of 32 or more';
const running: ServerProcess[] = [];
const places: Place[] = [];
afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
  for (const place of places.splice(0)) await place.remove();
});

const variablesOf = ({ dataDirectory, databaseUrl }: Place): Record<string, string> => ({
  DATA_DIR: dataDirectory,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, JWT_SECRET: sharedSecret }),
});

async function start(variables: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(variables);
  running.push(server);
  return server;
}

const signIn = (address: string, email: string, password: string) =>
  fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe.skipIf(!isPostgresReachable)(
  'three processes that start at once on an empty database',
  () => {
    test('all come up, with one administrator, one secret and one set of demo stories', async () => {
      const place = await makePlace('postgres');
      places.push(place);
      const variables = { ...variablesOf(place), DEMO: '1' };
      const servers = await Promise.all([start(variables), start(variables), start(variables)]);
      const printed = servers.map((server) => /password: (\S+)/.exec(server.output())?.[1]);
      const passwords = printed.filter((password) => password !== undefined);
      expect(passwords).toHaveLength(1);
      const [first, second, third] = servers.map(({ address }) => address);
      const answer = await signIn(String(first), 'admin@dreamfork.local', String(passwords[0]));
      const { token, user } = (await answer.json()) as { token: string; user: { role: string } };
      expect(user.role).toBe('Admin');
      const titlesAt = async (address: string | undefined) => {
        const list = await fetch(`${address}/api/StoryManagement/public`);
        return ((await list.json()) as { stories: { title: string }[] }).stories.map(
          ({ title }) => title,
        );
      };
      for (const address of [first, second, third]) {
        const headers = { authorization: `Bearer ${token}` };
        expect((await fetch(`${address}/auth/me`, { headers })).status).toBe(200);
        const titles = await titlesAt(address);
        expect(new Set(titles).size).toBe(titles.length);
        expect(titles).toEqual(await titlesAt(first));
      }
      for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
    });
  },
);

test('a second process on the same SQLite database ends its start with the name of the first', async () => {
  const place = await makePlace('sqlite');
  places.push(place);
  const first = await start(variablesOf(place));
  const { code, output } = await runUntilExit(variablesOf(place));
  expect(code).toBe(1);
  expect(output).toContain(`is in use by process ${first.child.pid} on `);
  await first.end('SIGKILL');
  await start(variablesOf(place));
});

test('a second start prints no credentials and keeps those of the first', async () => {
  const place = await makePlace('sqlite');
  places.push(place);
  const first = await start(variablesOf(place));
  const password = /password: (\S+)/.exec(first.output())?.[1] ?? '';
  await first.end('SIGTERM');
  const second = await start(variablesOf(place));
  expect(second.output()).not.toContain('password');
  expect((await signIn(second.address, 'admin@dreamfork.local', password)).status).toBe(200);
});

test('a configuration with mistakes ends the start with a sentence for each', async () => {
  const place = await makePlace('sqlite');
  places.push(place);
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
  const place = await makePlace('sqlite');
  places.push(place);
  const variables = {
    ...variablesOf(place),
    ADMIN_EMAIL: 'a@example.org',
    ADMIN_PASSWORD: goodPassword,
  };
  const { address } = await start(variables);
  const other = await makePlace('sqlite');
  places.push(other);
  const { code, output } = await runUntilExit({
    ...variables,
    DATA_DIR: other.dataDirectory,
    PORT: new URL(address).port,
  });
  expect(code).toBe(1);
  expect(output).toContain('The port is taken by another program.');
});

test('metrics have a port of their own, and end with the server', async () => {
  const place = await makePlace('sqlite');
  places.push(place);
  const port = await freePort();
  const server = await start({ ...variablesOf(place), METRICS_PORT: String(port) });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await read()).toContain('dreamfork_service_up{service="Database"} 1');
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
  await expect(read()).rejects.toThrow('fetch failed');
});

test('a database that cannot be reached ends the start with a sentence', async () => {
  const place = await makePlace('sqlite');
  places.push(place);
  const { code, output } = await runUntilExit({
    ...variablesOf(place),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    JWT_SECRET: sharedSecret,
  });
  expect(code).toBe(1);
  expect(output).toContain('The database cannot be reached. Check DATABASE_URL');
  expect(output).not.toMatch(/\bat .+:\d+:\d+/);
});
