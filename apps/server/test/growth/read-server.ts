import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contract,
  listRoutes,
  partId,
  type Route,
  reviewLinkHeader,
  routePath,
} from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import { createServices } from '../../src/services/create-services.ts';
import { toForm } from '../support/forms.ts';
import { writePlayer } from '../support/player.ts';
import { writeSite } from '../support/site-files.ts';

const publicUrl = 'https://stories.example';

type Part = { storyId: string; nodeId: string };

/** What stands for `{id}` in the path of a read: a node where it is one's, else the story. */
const idFor = ({ path }: Route, { storyId, nodeId }: Part): string =>
  path.startsWith('/chapters/') ? partId(storyId, nodeId) : storyId;

/** The addresses of everything that anybody may read of a story, by their paths. */
export function readAddresses(app: FastifyInstance, part: Part): Record<string, string> {
  const reads = listRoutes(contract).filter(
    ({ method, access, path }) =>
      method === 'GET' && (access === 'public' || access === 'optional') && /\{id\}/.test(path),
  );
  const pages = ['/story/:id', '/embed/:id'].filter((url) => app.hasRoute({ method: 'GET', url }));
  const page = `/story/${part.storyId}`;
  return {
    ...Object.fromEntries(
      reads.map((route) => [route.path, routePath(route, { id: idFor(route, part) })]),
    ),
    ...Object.fromEntries(pages.map((url) => [url, url.replace(':id', part.storyId)])),
    [contract.sharing.oembed.path]: routePath(contract.sharing.oembed, undefined, {
      url: publicUrl + page,
    }),
  };
}

/** A server in this process, on its main thread, with one author. */
export async function startReadServer() {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-growth-'));
  const siteDirectory = join(directory, 'site');
  const player = join(directory, 'player');
  await Promise.all([writeSite(siteDirectory), writePlayer(player)]);
  const configuration = readConfiguration({
    DATA_DIR: directory,
    SITE_DIR: siteDirectory,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DEMO: '0',
  });
  if (!configuration.ok) throw new Error(configuration.error.join('\n'));
  const services = await createServices({ configuration: configuration.value, player });
  const app = await createApp(services);

  async function post(url: string, payload: object, token?: string) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`);
    return answer.json();
  }

  const password = 'Growth1234';
  const { token } = await post('/auth/register', {
    username: 'growth',
    email: 'growth@example.org',
    password,
    confirmPassword: password,
  });
  let reviewSecret = '';
  return {
    app,
    /** Publishes a story, and opens its draft to the reads that follow. */
    async publish(story: StoryDocument): Promise<string> {
      const form = toForm(story, { isPublic: true });
      const { id } = (await post('/api/StoryManagement/create', form, token)).story;
      await app.inject({
        method: 'PUT',
        url: `/content/${id}`,
        payload: { showsShares: true },
        headers: { authorization: `Bearer ${token}` },
      });
      const link = await post(`/api/story/${id}/review-links`, { name: 'growth' }, token);
      reviewSecret = link.secret;
      return id;
    },
    async read(url: string): Promise<void> {
      const { statusCode, body } = await app.inject({
        url,
        headers: { [reviewLinkHeader]: reviewSecret },
      });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    },
    async stop(): Promise<void> {
      await app.close();
      await services.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
