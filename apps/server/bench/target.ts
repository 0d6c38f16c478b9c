import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateStory } from '@dreamfork/story/testing';
import { createApp } from '../src/app.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { createServices } from '../src/services/create-services.ts';

// The real app over a fresh SQLite database, with one public story and a constant answer of its size.
const dataDirectory = mkdtempSync(join(tmpdir(), 'dreamfork-bench-'));
const configuration = readConfiguration({
  ...process.env,
  DATA_DIR: dataDirectory,
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
  DEMO: '0',
});
if (!configuration.ok) throw new Error(configuration.error.join('\n'));
const services = await createServices({ configuration: configuration.value });
const app = await createApp(services);
let constant = '';
app.get('/bench/constant', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(constant),
);
const url = await app.listen({ port: 0, host: '127.0.0.1' });

async function post(path: string, payload: object, token?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const { token } = await post('/auth/register', {
  username: 'bench',
  email: 'bench@example.org',
  password: 'Bench1234',
  confirmPassword: 'Bench1234',
});
const { title, description, nodes, connections, startNodeId } = generateStory(53);
const { story } = await post(
  '/api/StoryManagement/create',
  {
    title,
    description,
    content: JSON.stringify({ nodes, connections, startNodeId }),
    isPublic: true,
  },
  token,
);
const storyPath = `/api/story/${story.id}/data`;
constant = (await app.inject(storyPath)).body;

console.log(
  JSON.stringify({
    url,
    storyPath,
    constantPath: '/bench/constant',
    bytes: Buffer.byteLength(constant),
  }),
);

async function close(): Promise<void> {
  await app.close();
  await services.close();
  rmSync(dataDirectory, { recursive: true, force: true });
}

process.on('SIGTERM', () => {
  void close();
});
