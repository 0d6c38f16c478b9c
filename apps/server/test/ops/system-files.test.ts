import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../../ops/${name}`, import.meta.url));

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const canAnalyse = isInstalled('systemd-analyze');
const canRotate = isInstalled('logrotate');
if (!canAnalyse) console.warn('systemd is not installed, so the unit in ops is not tried.');
if (!canRotate) console.warn('logrotate is not installed, so its example in ops is not tried.');

/** Tenths of the exposure that systemd gives a service: 100 for one without any protection. */
const exposureMaximum = 20;

test.runIf(canAnalyse)('the unit is protected', () => {
  const options = ['--offline=yes', `--threshold=${exposureMaximum}`, '--no-pager'];
  const { status, stdout } = spawnSync('systemd-analyze', [
    'security',
    ...options,
    pathOf('dreamfork.service'),
  ]);
  expect({ status, output: String(stdout) }).toMatchObject({ status: 0 });
});

test.runIf(canRotate)('a log file is turned while the server has it open', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-logs-'));
  try {
    const log = join(directory, 'dreamfork.log');
    await writeFile(log, 'a line\n');
    const { ino } = await stat(log);
    const configuration = (await readFile(pathOf('logrotate.conf'), 'utf8'))
      .replace('/var/log/dreamfork', directory)
      .replace(/^\tsu .*$/m, '');
    const file = join(directory, 'logrotate.conf');
    await writeFile(file, configuration, { mode: 0o644 });
    execFileSync('logrotate', ['--force', '--state', join(directory, 'state'), file]);
    expect(await readFile(log, 'utf8')).toBe('');
    expect((await stat(log)).ino).toBe(ino);
    const [turned = ''] = (await readdir(directory)).filter((name) =>
      name.startsWith('dreamfork.log.'),
    );
    expect(await readFile(join(directory, turned), 'utf8')).toBe('a line\n');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
