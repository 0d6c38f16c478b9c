import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createImportFolders } from '../../../src/services/story-files/import-folders.ts';

test('folders of imports that are over go, unknown ones once they are old', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const folders = createImportFolders(directory);
  const phases = { over: 'over', open: 'open', young: 'unknown', old: 'unknown' } as const;
  for (const id of Object.keys(phases)) await folders.create(id);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(directory, 'old'), yesterday, yesterday);
  await folders.purge(async (id) => phases[id as keyof typeof phases]);
  expect((await readdir(directory)).toSorted()).toEqual(['open', 'young']);
});
