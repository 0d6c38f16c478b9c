import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  API,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { createClient } from '../../packages/api-client/src/client/createClient.ts';
import type { Callable } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
const source = `${root}/packages/api-client/src`;
/** Keeps `TypeFormatFlags.NoTruncation`: a signature is written whole. */
const noTruncation = 1;

type Found = Callable & { route: string | undefined };

/** Every function of the client and every hook, with the route it calls. */
export async function readClient(
  baseUrl: string,
  routeOf: (method: string, path: string) => string | undefined,
): Promise<{ calls: Found[]; hooks: Found[] }> {
  const api = new API({ cwd: root });
  const configuration = `${root}/tsconfig.json`;
  const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
  if (!project) throw new Error(`TypeScript did not open ${configuration}.`);
  const { checker, program } = project;

  const exportsOf = (file: string) => {
    const module = program.getSourceFile(file);
    const symbol = module && checker.getSymbolAtLocation(module);
    return (symbol ? checker.getExportsOfModule(symbol) : []).map((one) =>
      one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
    );
  };
  const callableOf = (symbol: TypeSymbol, name: string): Callable | undefined => {
    const type = checker.getTypeOfSymbol(symbol);
    if (!type || checker.getSignaturesOfType(type, SignatureKind.Call).length === 0)
      return undefined;
    return {
      name,
      description: checker.getDocumentationCommentOfSymbol(symbol),
      signature: checker.typeToString(type, undefined, noTruncation),
    };
  };

  const client = exportsOf(`${source}/client/createClient.ts`).find(
    ({ name }) => name === 'ApiClient',
  );
  const groups = client ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(client)) : [];
  const calls: Found[] = [];
  for (const group of groups) {
    const type = checker.getTypeOfSymbol(group);
    if (type && !(type.flags & TypeFlags.Object)) continue;
    for (const member of type ? checker.getPropertiesOfType(type) : []) {
      const call = callableOf(member, `client.${group.name}.${member.name}`);
      if (!call) continue;
      calls.push({ ...call, route: await calledRoute(baseUrl, group.name, member.name, routeOf) });
    }
  }

  const queries = readQueries();
  const hooks = exportsOf(`${source}/hooks/index.ts`)
    .filter(({ name }) => name.startsWith('use'))
    .flatMap((symbol): Found[] => {
      const hook = callableOf(symbol, symbol.name);
      const query = queries.get(symbol.name);
      const route = calls.find(({ name }) => name === query)?.route;
      return hook ? [{ ...hook, route }] : [];
    });
  api.close();
  return { calls, hooks };
}

/** Makes a call over a fetch that goes nowhere, to see where it leads. */
async function calledRoute(
  baseUrl: string,
  group: string,
  name: string,
  routeOf: (method: string, path: string) => string | undefined,
): Promise<string> {
  let route: string | undefined;
  const see = (method: string, url: string) => {
    route ??= routeOf(method, url.slice(baseUrl.length));
  };
  const client = createClient({
    baseUrl,
    getToken: () => null,
    onUnauthorized: () => undefined,
    fetch: async (input, init) => {
      see(init?.method ?? 'GET', input as string);
      return new Response('{}');
    },
    createRequest: () => {
      throw new Error('An upload leaves by another way.');
    },
  }) as unknown as Record<string, Record<string, (...input: unknown[]) => unknown>>;
  try {
    await client[group]?.[name]?.('sample', {}, {});
  } catch {
    // An upload, or a call that wants better input: its route is the one of the same name.
  }
  return route ?? `${group}.${name}`;
}

/** The call behind each hook, by the two lines with which each is written. */
function readQueries(): Map<string, string> {
  const code = globSync(`${source}/hooks/*.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const calls = new Map(
    [...code.matchAll(/const (\w+): Query<[^;]*?=> client\.(\w+)\.(\w+)\(/g)].map(
      ([, query, group, name]) => [query, `client.${group}.${name}`],
    ),
  );
  return new Map(
    [...code.matchAll(/export const (use\w+) = [^;]*?useQuery\(\s*(\w+)/g)].flatMap(
      ([, hook = '', query]) => {
        const call = calls.get(query);
        return call ? [[hook, call] as const] : [];
      },
    ),
  );
}
