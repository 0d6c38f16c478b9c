import { setupServer } from 'msw/node';
import { readTokenClaims } from '../../packages/api-client/src/client/tokenClaims.ts';
import {
  contract,
  optionalContract,
  type Route,
} from '../../packages/api-client/src/contract/index.ts';
import {
  type CaseRequest,
  type CaseResponse,
  contractCases,
  createCaseContext,
  createFetchSend,
  mediaCases,
  storyFileCases,
  writingCases,
} from '../../packages/api-client/src/contractTests/index.ts';
import { fixtureUsers } from '../../packages/api-client/src/fixtures/index.ts';
import { createHandlers } from '../../packages/api-client/src/msw/index.ts';
import { readClient } from './readClient.ts';
import type { Exchange, Recording } from './types.ts';

// Runs as a process of its own and prints what the mock server answers to the contract cases.
const baseUrl = 'http://mock.dreamfork.test';

const routes = Object.entries({ ...contract, ...optionalContract }).flatMap(([group, all]) =>
  Object.entries<Route>(all).map(([name, { method, path }]) => ({
    id: `${group}.${name}`,
    group,
    name,
    method,
    path,
  })),
);
const exchanges = new Map(routes.map(({ id }) => [id, new Map<string, Exchange>()]));

/** The route of a call: the one with the fewest parameters, as `/story/public` is no `/story/{id}`. */
function routeOf(method: string, path: string): string | undefined {
  const [bare = ''] = path.split('?');
  const matches = routes
    .filter((route) => route.method === method)
    .filter((route) => new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare));
  const parameters = (route: { path: string }) => route.path.split('{').length;
  return matches.sort((one, other) => parameters(one) - parameters(other))[0]?.id;
}

/** No example needs a longer text than this. */
const longest = 4000;

const shortened = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(
        JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'string' && part.length > longest ? `${part.slice(0, longest)}…` : part,
        ),
      );

const formFields = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`,
    ]),
  );

function record(name: string, request: CaseRequest, response: CaseResponse) {
  const known = exchanges.get(routeOf(request.method, request.path) ?? '');
  const { code } = (response.body ?? {}) as { code?: string };
  const kind = `${response.status} ${code ?? ''}`;
  if (!known || known.has(kind)) return;
  const user = request.token ? readTokenClaims(request.token)?.sub : undefined;
  const body = request.form ? formFields(request.form) : (request.body ?? request.rawBody);
  known.set(kind, {
    name,
    caller: fixtureUsers.find(({ id }) => id === user)?.username ?? null,
    path: request.path,
    ...(body === undefined ? {} : { body: shortened(body) }),
    status: response.status,
    code,
    answer: shortened(response.body),
  });
}

const server = setupServer(...createHandlers('ok', { baseUrl, maxStoryBytes: 200_000 }));
server.listen();
const send = createFetchSend(baseUrl);
let running = '';
const context = createCaseContext(async (request) => {
  const response = await send(request);
  record(running, request, response);
  return response;
});
for (const { name, run } of [...contractCases, ...mediaCases, ...writingCases, ...storyFileCases]) {
  running = name;
  // Whether a case holds is asked by the tests of the package; here its calls are enough.
  await run(context).catch(() => undefined);
}
server.close();

const { calls, hooks } = await readClient(baseUrl, routeOf);

const recording: Recording = {
  routes: routes.map((route) => ({
    ...route,
    exchanges: [...(exchanges.get(route.id)?.values() ?? [])].sort(
      (one, other) => one.status - other.status,
    ),
    calls: calls.filter(({ route: id }) => id === route.id),
    hooks: hooks.filter(({ route: id }) => id === route.id),
  })),
  generalHooks: hooks.filter(({ route }) => route === undefined),
};
process.stdout.write(JSON.stringify(recording));
