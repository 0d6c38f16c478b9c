import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { Configuration } from '../../src/configuration/configuration.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import { createPasswords } from '../../src/services/authentication/passwords.ts';
import { createServices } from '../../src/services/create-services.ts';
import type { Services } from '../../src/services/services.ts';
import type { Engine, Place } from './engines.ts';
import { makeMigratedPlace } from './migrated-place.ts';
import { writePlayer } from './player.ts';
import { type Answer, createSend, type Send } from './send.ts';

const noSite = '/nowhere';

/** Nobody guesses the passwords of tests. */
const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** The configuration of tests: quiet, without demo stories, limits or a built site. */
export function testConfiguration(
  place: Pick<Place, 'dataDirectory' | 'databaseUrl'>,
  overrides: Partial<Configuration> = {},
): Configuration {
  const read = readConfiguration({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DEMO: '0',
    OLLAMA_URL: 'off',
  });
  if (!read.ok) throw new Error(read.error.join('\n'));
  return {
    ...read.value,
    dataDirectory: place.dataDirectory,
    databaseUrl: place.databaseUrl,
    siteDirectory: noSite,
    ...overrides,
  };
}

export type { Answer, Send };

export type TestServer = { app: FastifyInstance; services: Services; send: Send; place: Place };

/** A stream that goes on is hung up on after its first event. */
const isEndless = (method: string, path: string) =>
  method === 'GET' && /^\/api\/story\/[^/]+\/live(\?|$)/.test(path);

async function readAnswer(answer: LightMyRequestResponse, endless: boolean): Promise<Buffer> {
  if (!endless) return answer.rawPayload;
  const chunks: Buffer[] = [];
  for await (const chunk of answer.stream()) {
    chunks.push(chunk as Buffer);
    if (answer.statusCode === 200) break;
  }
  return Buffer.concat(chunks);
}

const sendTo = (app: FastifyInstance): Send =>
  createSend(async ({ method, path, headers, payload }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(payload === undefined ? {} : { payload }),
      payloadAsStream: isEndless(method, path),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: await readAnswer(answer, isEndless(method, path)),
    };
  });

/** Starts an app over an empty database of its own, or over the one that is given. */
export async function startTestServer(
  engine: Engine,
  overrides: Partial<Configuration> = {},
  given?: Place,
): Promise<TestServer & { stop: () => Promise<void> }> {
  const place = given ?? (await makeMigratedPlace(engine));
  await writePlayer(join(place.dataDirectory, 'player'));
  const services = await createServices({
    configuration: testConfiguration(place, overrides),
    player: join(place.dataDirectory, 'player'),
    passwords,
  });
  // Nobody needs the data of a test after a loss of power.
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(services.database);
  const app = await createApp(services);
  await app.ready();
  return {
    app,
    services,
    place,
    send: sendTo(app),
    async stop() {
      await app.close();
      await services.close();
      await place.remove();
    },
  };
}

/** A server for all the tests of a suite. */
export function openTestServer(
  engine: Engine,
  overrides: Partial<Configuration> = {},
  prepare: (server: TestServer) => Promise<void> = async () => {},
): () => TestServer {
  let server: Awaited<ReturnType<typeof startTestServer>> | undefined;
  beforeAll(async () => {
    server = await startTestServer(engine, overrides);
    await prepare(server);
  });
  afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('The test server runs only while tests do.');
    return server;
  };
}
