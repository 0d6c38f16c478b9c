import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import { environment } from '../../src/configuration/environment.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');

type Service = {
  image: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  ports?: string[];
  healthcheck?: object;
  environment: Record<string, string | number>;
};

const text = read('compose.yaml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const example = parseEnv(read('ops/container/example.env'));
const { scripts, version, devDependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  version: string;
  devDependencies: Record<string, string>;
};

/** What Compose puts in the place of `${NAME:?}`. */
const fill = (value: string | number, values: NodeJS.Dict<string>): string =>
  String(value).replaceAll(/\$\{(\w+):\?\}/g, (_, name: string) => values[name] ?? '');

test('every service is confined and watched, and visitors reach the proxy alone', () => {
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.image).toMatch(/:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/);
  }
  const published = Object.keys(services).filter((name) => services[name]?.ports);
  expect(published).toEqual(['proxy']);
  // The health check of the server is in its image.
  const unwatched = Object.keys(services).filter((name) => !services[name]?.healthcheck);
  expect(unwatched).toEqual(['server']);
});

test('the example of settings, filled in, is a configuration of the server', () => {
  const wanted = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
  const settings = Object.keys(environment.shape);
  const ofServer = services.server?.environment ?? {};
  expect(wanted.filter((name) => !(name in example))).toEqual([]);
  const used = new Set([...wanted, ...settings]);
  expect(Object.keys(example).filter((name) => !used.has(name))).toEqual([]);
  expect(Object.keys(ofServer).filter((name) => !settings.includes(name))).toEqual([]);
  const values = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value || 'a'.repeat(64)]),
  );
  const filled = Object.entries(ofServer).map(([name, value]) => [name, fill(value, values)]);
  const configuration = readConfiguration({ ...values, ...Object.fromEntries(filled) });
  expect(configuration).toMatchObject({
    ok: true,
    value: { publicUrl: 'https://stories.example.org' },
  });
});

test('the image has the versions of the repository', () => {
  const dockerfile = read('Dockerfile');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-trixie-slim`]));
  const pnpm = /pnpm@[\d.]+/;
  expect(pnpm.exec(dockerfile)?.[0]).toBe(pnpm.exec(scripts.setup ?? '')?.[0]);
  expect(dockerfile).toContain(`image.version="${version}"`);
  expect(services.server?.image).toBe(`dreamfork:${version}`);
});

const canCaddy = spawnSync('caddy', ['version']).status === 0;
if (!canCaddy) console.warn('Caddy is not installed, so the proxy of compose.yaml is not tried.');

test.runIf(canCaddy)('Caddy accepts the file of the proxy', () => {
  const file = pathOf('ops/container/Caddyfile');
  const env = { ...process.env, SITE_NAME: 'stories.example.org' };
  execFileSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], { env });
});
