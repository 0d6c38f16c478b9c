import { join } from 'node:path';
import { build, type PluginOption, type Rolldown } from 'vite';

/** The pages, and the modules that each opens with: what starts it, and the parts it shows at once. */
const pages = {
  site: ['apps/site/src/startSite.tsx'],
  reading: ['apps/site/src/reading/startReading.tsx'],
  editing: [
    'apps/site/src/editing/startEditing.tsx',
    'packages/editor/src/desk/LeftSide.tsx',
    'packages/editor/src/desk/RightSide.tsx',
  ],
} as const;

type Page = keyof typeof pages;

const repository = join(import.meta.dirname, '../../..');
const paths = (page: Page): string[] => pages[page].map((path) => join(repository, path));

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

/**
 * Names the chunk of a module that some page opens with, so that a page opens with few files: for every set
 * of pages one that they share, and one more for what parts of the others need too, so that a part does not
 * fetch all that another page opens with. What only parts need stays with the bundler.
 */
export async function firstLoads(
  plugins: PluginOption[],
): Promise<(id: string, graph: Graph) => string | null> {
  const chunks = await splitByModule(plugins);
  const names = Object.keys(pages) as Page[];
  const starts = names.map((page) => paths(page)[0]);
  const otherPages = chunks
    .filter(({ facadeModuleId }) => starts.includes(facadeModuleId ?? ''))
    .map(({ fileName }) => fileName);
  const loads = names.map((page) => ({
    page,
    first: modulesFrom(chunks, paths(page), ({ imports }) => imports),
    whole: modulesFrom(chunks, paths(page), ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports.filter((name) => !otherPages.includes(name)),
    ]),
  }));
  return (id, graph) => {
    const first = loads.filter((load) => isNeeded(load.first, id, graph));
    if (first.length === 0) return null;
    const isPart = loads.some((load) => !first.includes(load) && isNeeded(load.whole, id, graph));
    return [...first.map(({ page }) => page), ...(isPart ? ['parts'] : [])].join('-');
  };
}
