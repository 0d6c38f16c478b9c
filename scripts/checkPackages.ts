import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageNames } from './packages.ts';
import { run } from './run.ts';

const pnpm = 'pnpm@12.21.0';

/** Packs a package as it would be published and asks publint and attw what its consumers would meet. */
async function check(name: string): Promise<number> {
  const folder = join('packages', name);
  const packed = mkdtempSync(join(tmpdir(), 'dreamfork-pack-'));
  try {
    const packing = await run(
      ['npx', '--yes', pnpm, 'pack', '--silent', '--pack-destination', packed],
      {
        cwd: folder,
      },
    );
    if (packing !== 0) return packing;
    const archive = readdirSync(packed).find((file) => file.endsWith('.tgz'));
    if (!archive) throw new Error(`Packing ${name} made no archive.`);
    const codes = [
      await run(['publint', 'run', join(packed, archive), '--strict']),
      await run([
        'attw',
        join(packed, archive),
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
process.exitCode = code;
