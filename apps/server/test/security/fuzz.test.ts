import type { Route } from '@dreamfork/api-client/contract';
import {
  admin,
  anna,
  boris,
  fixtureAddress,
  lighthouseStory,
  moderator,
} from '@dreamfork/api-client/fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { describeOnEngines } from '../support/engines.ts';
import { generationSettings, openModels } from '../support/models.ts';
import { mistakeIn } from '../support/requests/contract-mistakes.ts';
import { routeOf } from '../support/requests/contract-routes.ts';
import { fixtureSeeds } from '../support/requests/fixture-seeds.ts';
import {
  type FuzzRequest,
  type FuzzRole,
  fuzzRequests,
} from '../support/requests/fuzz-requests.ts';
import { seedMockData } from '../support/seed-mock-data.ts';
import { openSession } from '../support/sessions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/**
 * Requests to each database engine: a share of the 20,000 that FUZZ_REQUESTS asks for before a release.
 * FUZZ_SEED makes others of them.
 */
const requests = Number(process.env.FUZZ_REQUESTS ?? (isFullRun ? 4000 : 500));
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** Each round begins with a whole world: what requests delete is there again. */
const ofOneRound = 1000;
const rounds = Array.from({ length: Math.ceil(requests / ofOneRound) }, (_, round) => ({ round }));

const people = { user: boris, author: anna, moderator, admin };

/** Where pages of lists begin, as the server itself says it. */
const readCursors = ({ send }: TestServer): Promise<string[]> =>
  Promise.all(
    [
      '/api/StoryManagement/public?limit=1',
      '/content/search?limit=1&sort=popular',
      `/api/story/${lighthouseStory.id}/comments?limit=1`,
    ].map(async (path) => (await send('GET', path)).body.nextCursor),
  );

/**
 * Sends as one of the roles. A session that a request has ended is opened again; an account that one has
 * deleted is a guest for the rest of the round.
 */
function createSender({ send, services }: TestServer) {
  const tokens = new Map<FuzzRole, string>();
  const tokenOf = async (role: FuzzRole): Promise<string | undefined> => {
    if (role === 'guest') return undefined;
    const known = tokens.get(role);
    if (known) return known;
    const token = await openSession(services, people[role].id);
    if (token) tokens.set(role, token);
    return token;
  };
  return async (route: Route, { role, url, payload, headers }: FuzzRequest) => {
    const token = await tokenOf(role);
    const answer = await send(route.method, url, {
      rawBody: payload,
      token,
      headers,
    });
    if (answer.status === 401) tokens.delete(role);
    return answer;
  };
}

const generation = generationSettings([await openModels('ollama')]);

describeOnEngines('whatever is sent, the server answers by the contract', (engine) => {
  test.each(rounds)('round $round', async ({ round }) => {
    const server = await startTestServer(engine, { publicUrl: fixtureAddress, generation });
    try {
      await seedMockData(server.services);
      const cursors = await readCursors(server);
      const sendFuzz = createSender(server);
      const numRuns = Math.min(ofOneRound, requests - round * ofOneRound);
      await fc.assert(
        fc.asyncProperty(
          fuzzRequests((route) => fixtureSeeds(route, cursors)),
          async (request) => {
            const route = routeOf(request.call);
            const mistake = mistakeIn(route, await sendFuzz(route, request));
            if (mistake) throw new Error(mistake);
          },
        ),
        { numRuns, seed: seed * 1000 + round },
      );
      const { status, body } = await server.send('GET', '/health');
      expect([status, body.status]).toEqual([200, 'ok']);
    } finally {
      await server.stop();
    }
  });
});
