import { join } from 'node:path';
import { build, type PluginOption, type Rolldown } from 'vite';

/** What opens by itself, and the modules that it opens with: what starts it, and the parts it shows at once. */
const entries = {
  site: ['apps/site/src/startSite.tsx'],
  reading: ['apps/site/src/reading/startReading.tsx'],
  editing: [
    'apps/site/src/editing/startEditing.tsx',
    'packages/editor/src/desk/LeftSide.tsx',
    'packages/editor/src/desk/RightSide.tsx',
  ],
};

/** Pages that open inside the site and stand for all that are like them. */
const sitePages = {
  stories: ['apps/site/src/pages/stories/StoriesPage.tsx'],
  login: ['apps/site/src/pages/authentication/LoginPage.tsx'],
  texts: ['apps/site/src/pages/texts/HelpPage.tsx'],
};

const repository = join(import.meta.dirname, '../../..');
const inRepository = (path: string): string => join(repository, path);

/** The site with every module in a chunk of its own, which imports what it uses and nothing else. */
async function splitByModule(plugins: PluginOption[]): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    root: join(repository, 'apps/site'),
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { preserveModules: true } },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

type Follow = (chunk: Rolldown.OutputChunk) => readonly string[];

function modulesFrom(
  chunks: readonly Rolldown.OutputChunk[],
  starts: readonly string[],
  follow: Follow,
): Set<string> {
  const reached = new Set(
    chunks.filter(({ facadeModuleId }) => starts.includes(facadeModuleId ?? '')),
  );
  if (reached.size < starts.length)
    throw new Error(`Not every one is a chunk: ${starts.join(', ')}`);
  for (const chunk of reached) {
    const names = follow(chunk);
    for (const next of chunks) if (names.includes(next.fileName)) reached.add(next);
  }
  return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
}

const style = /\.css\.ts(?:\.vanilla\.css)?$/;

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** A style sheet has no code of its own to be found by: it is needed where one of its importers is. */
function isNeeded(modules: ReadonlySet<string>, id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const next of seen) {
    if (modules.has(next)) return true;
    if (!style.test(next)) continue;
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) seen.add(importer);
  }
  return false;
}

type Load = { readonly name: string; readonly modules: ReadonlySet<string> };

/** Those of the loads that need a module, as one name; empty where none does. */
const needing = (loads: readonly Load[], id: string, graph: Graph): string[] =>
  loads.filter(({ modules }) => isNeeded(modules, id, graph)).map(({ name }) => name);

/**
 * Names the chunk of a module that some page opens with, so that a page opens with few files: for every set
 * of entries one that they share, and one more for what parts of the others need too, so that a part does
 * not fetch all that another entry opens with. What no entry opens with goes by the pages of the site that
 * do and by the entries that have a use for it; what only parts need stays with the bundler.
 */
export async function firstLoads(
  plugins: PluginOption[],
): Promise<(id: string, graph: Graph) => string | null> {
  const chunks = await splitByModule(plugins);
  const starts = Object.values(entries).map(([start]) => inRepository(start as string));
  const otherEntries = chunks
    .filter(({ facadeModuleId }) => starts.includes(facadeModuleId ?? ''))
    .map(({ fileName }) => fileName);
  const loadsOf = (pages: Readonly<Record<string, readonly string[]>>, follow: Follow): Load[] =>
    Object.entries(pages).map(([name, paths]) => ({
      name,
      modules: modulesFrom(chunks, paths.map(inRepository), follow),
    }));
  const first = loadsOf(entries, ({ imports }) => imports);
  const whole = loadsOf(entries, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((name) => !otherEntries.includes(name)),
  ]);
  const inSite = loadsOf(sitePages, ({ imports }) => imports);
  return (id, graph) => {
    const openers = needing(first, id, graph);
    const users = needing(whole, id, graph);
    if (openers.length === 0) {
      const inside = needing(inSite, id, graph);
      return inside.length === 0 ? null : [...new Set([...inside, ...users])].join('-');
    }
    const isPart = users.some((name) => !openers.includes(name));
    return [...openers, ...(isPart ? ['parts'] : [])].join('-');
  };
}
