import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOutsideApp } from './checkOutsideApp.ts';
import { type PackageName, packageNames } from './packages.ts';
import { packPackage } from './packPackage.ts';
import { run } from './run.ts';

/** Asks publint and attw what consumers of a packed package would meet. */
async function check(name: PackageName, archive: string): Promise<number> {
  const codes = [
    await run(['publint', 'run', archive, '--strict']),
    await run([
      'attw',
      archive,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './styles.css',
      './page.css',
      './package.json',
      '--format',
      'ascii',
      '--no-emoji',
      '--quiet',
    ]),
  ];
  const code = Math.max(...codes);
  if (code !== 0) console.error(`packages/${name} is not fit to publish, see above.`);
  return code;
}

const folder = mkdtempSync(join(tmpdir(), 'dreamfork-packages-'));
// Next, which the outside app runs here, keeps an error that nobody catches from ending the process.
process.exitCode = 1;
try {
  let code = 0;
  const archives: Record<string, string> = {};
  for (const name of packageNames) {
    const place = join(folder, name);
    mkdirSync(place);
    const archive = await packPackage(name, place);
    archives[`@dreamfork/${name}`] = `file:${archive}`;
    const result = await check(name, archive);
    code ||= result;
  }
  if (code === 0) await checkOutsideApp(archives);
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
