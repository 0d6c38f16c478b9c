import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSigningSecret, secretFileName } from '../../src/configuration/signing-secret.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dreamfork-secret-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('the signing secret', () => {
  test('is made once and kept', async () => {
    const first = await loadSigningSecret(directory);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(await loadSigningSecret(directory)).toBe(first);
  });

  test('is readable by its owner only, also when someone has opened it up', async () => {
    await loadSigningSecret(directory);
    const path = join(directory, secretFileName);
    expect(await modeOf(path)).toBe(0o600);
    await chmod(path, 0o644);
    await loadSigningSecret(directory);
    expect(await modeOf(path)).toBe(0o600);
  });

  test('is one secret when many ask for it at once, and leaves no drafts', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 12 }, () => loadSigningSecret(directory)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(directory)).toEqual([secretFileName]);
  });
});
