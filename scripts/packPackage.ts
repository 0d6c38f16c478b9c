import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageName } from './packages.ts';
import { run } from './run.ts';

export const pnpm = 'pnpm@12.21.0';

/** Packs a package as it would be published, into an empty folder, and answers the archive's path. */
export async function packPackage(name: PackageName, folder: string): Promise<string> {
  const command = ['npx', '--yes', pnpm, 'pack', '--silent', '--pack-destination', folder] as const;
  const code = await run(command, { cwd: join('packages', name) });
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (code !== 0 || !archive) throw new Error(`Packing ${name} made no archive.`);
  return join(folder, archive);
}
