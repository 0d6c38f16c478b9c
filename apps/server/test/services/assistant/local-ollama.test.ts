import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openAssistant } from '../../../src/services/assistant/assistant.ts';
import { generationSettings } from '../../support/models.ts';

type State = 'silent' | 'empty' | 'ready';

/** An Ollama on this machine, of whose two models one cannot be described. */
async function startOllama() {
  let state: State = 'ready';
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (state === 'silent') return;
    const isList = request.url === '/api/tags';
    const { model } = isList ? {} : ((await json(request)) as { model?: string });
    response.writeHead(model === 'removed' ? 404 : 200, { 'content-type': 'application/json' });
    const models = state === 'empty' ? [] : [{ name: 'removed' }, { name: 'scribe' }];
    response.end(JSON.stringify(isList ? { models } : { capabilities: ['completion'] }));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    become: (next: State) => {
      state = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('Ollama that nobody has named is found at start and whenever it is looked for', async () => {
  const ollama = await startOllama();
  let time = 0;
  const localOllama = {
    kind: 'ollama' as const,
    name: 'ollama',
    displayName: 'Ollama',
    address: ollama.address,
  };
  const assistant = await openAssistant(generationSettings([], { localOllama }), () => time);
  const names = () => assistant.offered().map(({ name }) => name);
  const look = async (state: State) => {
    ollama.become(state);
    time += 10_000;
    await assistant.look();
    return names();
  };
  try {
    expect(names()).toEqual(['ollama']);
    const models = await (await assistant.models()).find('ollama').models();
    expect(models.map(({ name }) => name)).toEqual(['scribe']);
    expect(await look('empty')).toEqual([]);
    expect(await look('silent')).toEqual([]);
    expect(await look('ready')).toEqual(['ollama']);
  } finally {
    ollama.close();
  }
});
