import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { PackageName } from '../packages.ts';
import { type Weight, withWeights } from './weightTable.ts';

/** What the READMEs tell the weight of: names of an entry, by package. */
const weighed: Partial<Record<PackageName, readonly (readonly [names: string, entry: string])[]>> =
  {
    story: [['parseStory', '']],
    ui: [
      ['Button', ''],
      ['Table', ''],
    ],
    'api-client': [
      ['createClient', ''],
      ['ApiProvider, useQuery', '/hooks'],
    ],
    player: [['StoryPlayer', '']],
    editor: [['StoryEditor', '']],
    account: [['LoginPage', '']],
    library: [['StoriesPage', '']],
    admin: [['UsersPage', '']],
  };

const kilobytes = (text: string): number => Math.ceil(gzipSync(text).byteLength / 1024);

const isReact = (id: string): boolean => /^react(-dom)?(\/|$)/.test(id);

/** Builds a page that uses nothing but these names, and weighs what it loads at first and in all. */
async function weighImport(app: string, names: string, from: string): Promise<Weight> {
  const page = join(app, 'weighed.ts');
  writeFileSync(page, `import { ${names} } from '${from}';\nconsole.log(${names});\n`);
  const { output } = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: page, external: isReact },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = new Set<string>();
  const load = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (!chunk || first.has(fileName)) return;
    first.add(fileName);
    for (const imported of chunk.imports) load(imported);
  };
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) load(fileName);
  const sum = (files: Iterable<string>): number =>
    kilobytes([...files].map((file) => chunks.get(file)?.code ?? '').join(''));
  return { what: `\`${names}\``, first: sum(first), all: sum(chunks.keys()) };
}

/** The weight of each package in KB, as an app outside of the repository gets it. */
async function weighPackages(app: string): Promise<Map<PackageName, Weight[]>> {
  const weights = new Map<PackageName, Weight[]>();
  for (const [name, imports] of Object.entries(weighed) as [PackageName, [string, string][]][]) {
    const rows: Weight[] = [];
    for (const [names, entry] of imports) {
      rows.push(await weighImport(app, names, `@dreamfork/${name}${entry}`));
    }
    for (const file of ['element.js', 'styles.css']) {
      const path = join(app, 'node_modules/@dreamfork', name, 'dist', file);
      if (!existsSync(path)) continue;
      const weight = kilobytes(readFileSync(path, 'utf8'));
      rows.push({ what: `\`${file}\``, first: weight, all: weight });
    }
    weights.set(name, rows);
  }
  return weights;
}

/**
 * Compares the weights that the READMEs tell with those of the app.
 * @throws Error if one was wrong; it is written anew by then.
 */
export async function verifyWeights(app: string): Promise<void> {
  const rewritten: string[] = [];
  for (const [name, weights] of await weighPackages(app)) {
    const path = `packages/${name}/README.md`;
    const readme = readFileSync(path, 'utf8');
    const right = withWeights(readme, weights);
    if (right === readme) continue;
    writeFileSync(path, right);
    rewritten.push(path);
  }
  if (rewritten.length > 0) {
    throw new Error(
      `These told an old weight and are written anew; look whether it may have grown, and commit them: ${rewritten.join(', ')}.`,
    );
  }
}
