import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import spdx from 'spdx-license-list/full.js';
import type { ShippedPackage } from '../apps/site/src/pages/staticPages/LicensesPage.tsx';
import { faces } from '../packages/ui/src/fonts/faces.ts';
import { pnpm } from './packPackage.ts';

/** Dependencies of development that ship nevertheless: the fonts, and what stands for React in the element. */
const bundled = new Set(['preact', ...faces.map((face) => `@fontsource-variable/${face.package}`)]);

const apps = ['@dreamfork/site...', '@dreamfork/server...'];

type Listed = Record<string, { name: string; paths: string[] }[]>;

/** Folders of the installed packages that the apps depend on. */
async function listFolders(kind: '--prod' | '--dev'): Promise<{ name: string; path: string }[]> {
  const filters = apps.flatMap((app) => ['--filter', app]);
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', pnpm, ...filters, 'licenses', 'list', kind, '--json'],
    { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  return Object.values(JSON.parse(stdout) as Listed)
    .flat()
    .flatMap(({ name, paths }) => paths.map((path) => ({ name, path })));
}

/** Characters; the shortest of the licences in use has 640. */
const shortestLicense = 500;

const isLicenseFile = (name: string): boolean => /^(?:licen[cs]e|copying|notice)/i.test(name);

/** The texts of the licences that an SPDX expression names, for packages that come without one. */
const standardTexts = (license: string): string[] =>
  license
    .split(/[\s()]+/)
    .flatMap((id) => spdx[id]?.licenseText ?? [])
    .map((text) => text.trim());

/** Reads what an installed package says of its licence. Throws where it says nothing. */
export function readPackage(path: string): ShippedPackage {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  );
  const own = readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() && isLicenseFile(entry.name) ? entry.name : []))
    .toSorted()
    .map((file) => readFileSync(join(path, file), 'utf8').trim());
  const id = typeof license === 'string' ? license : license?.type;
  const standard = typeof id === 'string' ? standardTexts(id) : [];
  if (standard.length === 0) {
    throw new Error(
      `${name} ${version} ships without a licence that is known. Ask its makers, or take another package.`,
    );
  }
  const by = typeof author === 'string' ? author : author?.name;
  const text = own.join('\n\n');
  // A shorter one only says where the licence is.
  if (text.length >= shortestLicense) return { name, version, license: id, text };
  const notice = text || (by ? `Copyright (c) ${by}` : '');
  const texts = [notice, ...standard].filter((part) => part !== '');
  return { name, version, license: id, text: texts.join('\n\n') };
}

/** Every package of others that ships with site, player and server. */
export async function listShippedPackages(): Promise<ShippedPackage[]> {
  const folders = [
    ...(await listFolders('--prod')),
    ...(await listFolders('--dev')).filter(({ name }) => bundled.has(name)),
  ];
  const found = new Map(
    folders
      .map(({ path }) => readPackage(path))
      .map((one) => [`${one.name}@${one.version}`, one] as const),
  );
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const line = '-'.repeat(72);

/** Writes the list for the page of the site, and all texts as one file to keep. */
async function writeLicenses(folder: string): Promise<void> {
  const packages = await listShippedPackages();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'licenses.json'), JSON.stringify(packages));
  const texts = packages.map(
    ({ name, version, license, text }) => `${name} ${version}\n${license}\n\n${text}\n`,
  );
  writeFileSync(join(folder, 'licenses.txt'), texts.join(`\n${line}\n\n`));
}

if (import.meta.main) {
  await writeLicenses(join(import.meta.dirname, '../apps/site/public/third-party'));
}
