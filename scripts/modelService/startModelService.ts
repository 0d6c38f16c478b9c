import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answerTask } from './answerTask.ts';
import {
  createModelReply,
  type ModelProtocol,
  type ModelReply,
  readModelRequest,
} from './modelReply.ts';

export type { ModelProtocol, ModelReply } from './modelReply.ts';

/** How a model answers one request. */
export type ModelBehaviour = (reply: ModelReply) => unknown;

export type ModelServiceServer = {
  /** For OLLAMA_URL, or for `address` in AI_PROVIDERS. */
  address: string;
  /** From now on every request is answered this way; without one, as a good model would. */
  behave: (behaviour?: ModelBehaviour) => void;
  /** Every request for an answer, in order. */
  asked: ModelReply[];
  close: () => Promise<void>;
};

/** The models of the service; `seer` has vision. */
export const servedModels = ['scribe', 'seer'] as const;

const windowOfModels = 32_768;

type Answer = [method: string, path: string, answer: (body: { model?: string }) => unknown];

const lists: Record<ModelProtocol, Answer[]> = {
  ollama: [
    ['GET', '/api/tags', () => ({ models: servedModels.map((name) => ({ name })) })],
    [
      'POST',
      '/api/show',
      ({ model }) => ({
        capabilities: model === 'seer' ? ['completion', 'vision'] : ['completion'],
        model_info: { 'llama.context_length': windowOfModels },
      }),
    ],
  ],
  'openai-compatible': [
    ['GET', '/v1/models', () => ({ data: servedModels.map((id) => ({ id })) })],
  ],
};

const chatPaths = { ollama: '/api/chat', 'openai-compatible': '/v1/chat/completions' } as const;

/**
 * A model service for tests: a real HTTP server with the protocol of Ollama or of OpenAI. A key, where one is given, is
 * asked for in every request.
 */
export async function startModelService(
  protocol: ModelProtocol,
  { key }: { key?: string } = {},
): Promise<ModelServiceServer> {
  let behaviour: ModelBehaviour = answerTask;
  const asked: ModelReply[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) {
      response.writeHead(401, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error: { message: `Wrong key, not ${key}.` } }));
    }
    const { method = 'GET', url = '/' } = request;
    const body = method === 'POST' ? ((await json(request)) as Record<string, unknown>) : {};
    if (url === chatPaths[protocol]) {
      const reply = createModelReply(protocol, readModelRequest(body, request.headers), response);
      asked.push(reply);
      return behaviour(reply);
    }
    const found = lists[protocol].find(([one, path]) => one === method && path === url);
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(found ? found[2](body) : { error: 'not found' }));
  };

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${protocol === 'ollama' ? '' : '/v1'}`,
    behave: (next = answerTask) => {
      behaviour = next;
    },
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
