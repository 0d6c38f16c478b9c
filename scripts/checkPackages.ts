import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackageName, packageNames } from './packages.ts';
import { packPackage } from './packPackage.ts';
import { run } from './run.ts';

/** Packs a package as it would be published and asks publint and attw what its consumers would meet. */
async function check(name: PackageName): Promise<number> {
  const packed = mkdtempSync(join(tmpdir(), 'dreamfork-pack-'));
  try {
    const archive = await packPackage(name, packed);
    const codes = [
      await run(['publint', 'run', archive, '--strict']),
      await run([
        'attw',
        archive,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        './styles.css',
        './package.json',
        '--format',
        'ascii',
        '--no-emoji',
        '--quiet',
      ]),
    ];
    return Math.max(...codes);
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

let code = 0;
for (const name of packageNames) {
  const result = await check(name);
  if (result !== 0) console.error(`packages/${name} is not fit to publish, see above.`);
  code ||= result;
}
code ||= await run(['size-limit']);
code ||= await run(['node', 'scripts/checkOutsideApp.ts']);
process.exitCode = code;
