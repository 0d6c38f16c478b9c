import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listShippedPackages, readPackage } from './licenses.ts';

function folderOf(description: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'dreamfork-license-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  return folder;
}

test('every package that ships has a licence with its text, fonts and the parts of the element too', async () => {
  const packages = await listShippedPackages();
  expect(packages.filter(({ license, text }) => !license || text.length < 500)).toEqual([]);
  const licenses = Object.fromEntries(packages.map(({ name, license }) => [name, license]));
  expect(licenses).toMatchObject({
    elkjs: expect.stringContaining('EPL-2.0'),
    mediabunny: 'MPL-2.0',
    '@fontsource-variable/literata': 'OFL-1.1',
    preact: 'MIT',
    fastify: 'MIT',
  });
});

test('a package without a licence stops the build; one without the text of its licence gets the standard text', () => {
  const about = { name: 'borrowed', version: '1.0.0' };
  expect(() => readPackage(folderOf(about))).toThrow('borrowed 1.0.0 ships without a licence');
  expect(() => readPackage(folderOf({ ...about, license: 'Mine' }))).toThrow('borrowed');
  expect(readPackage(folderOf({ ...about, license: 'MIT', author: 'Anna' })).text).toMatch(
    /^Copyright \(c\) Anna\n\nMIT License/,
  );
});
