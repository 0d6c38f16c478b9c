import { beforeEach, describe, expect, test } from 'vitest';
import type { ModelBehaviour } from '../../../../scripts/modelService/startModelService.ts';
import type { GenerationSettings } from '../../src/configuration/generation.ts';
import { registerAccount } from '../support/accounts.ts';
import { carryOut, continueTask, providerOf } from '../support/assistant.ts';
import { expectError } from '../support/expect-error.ts';
import { generationSettings, openModels } from '../support/models.ts';
import { openTestServer } from '../support/test-server.ts';

const secret = 'sk-of-the-operator';
type Patience = GenerationSettings['patience'];

type Failure = {
  what: string;
  behave: ModelBehaviour;
  code: string;
  retryAfter?: number;
};

const failures: Failure[] = [
  {
    what: 'refuses the key',
    behave: ({ refuse }) => refuse(401, {}, `{"error":{"message":"Wrong key ${secret}"}}`),
    code: 'model-refused',
  },
  {
    what: 'asks to wait',
    behave: ({ refuse }) => refuse(429, { 'retry-after': '7' }),
    code: 'model-overloaded',
    retryAfter: 7,
  },
  { what: 'fails', behave: ({ refuse }) => refuse(500), code: 'model-failed' },
  {
    what: 'answers with a page',
    behave: ({ writeRaw, breakOff }) => {
      writeRaw('<html><body>502 Bad Gateway</body></html>\n\n');
      breakOff();
    },
    code: 'model-failed',
  },
  {
    what: 'redirects elsewhere',
    behave: ({ refuse }) => refuse(307, { location: 'http://127.0.0.1:9/' }),
    code: 'model-failed',
  },
  {
    what: 'ends the answer in the middle',
    behave: ({ write, breakOff }) => {
      write('Лестница ');
      breakOff();
    },
    code: 'model-failed',
  },
  {
    what: 'loses the connection in the middle',
    behave: async ({ send, destroy }) => {
      await send('Лестница ');
      destroy();
    },
    code: 'model-failed',
  },
  {
    what: 'writes JSON that is none',
    behave: ({ write, writeRaw, finish }) => {
      write('Лестница ');
      writeRaw('data: {"choices": [\n\n{"message":\n');
      finish();
    },
    code: 'model-failed',
  },
  { what: 'answers with nothing', behave: ({ finish }) => finish(), code: 'answer-unusable' },
  {
    what: 'answers with white space',
    behave: ({ write, finish }) => {
      write(' \n\n ');
      finish();
    },
    code: 'answer-unusable',
  },
];

/** `stream-model.test.ts` holds how long a silence may be. */
const silences: (Failure & { patience: Patience })[] = [
  {
    what: 'never answers',
    behave: () => {},
    code: 'model-timeout',
    patience: { first: 1, between: 20_000 },
  },
  {
    what: 'falls silent in the middle',
    behave: ({ write }) => write('Лестница '),
    code: 'model-timeout',
    patience: { first: 20_000, between: 1 },
  },
];

describe.each(['ollama', 'openai-compatible'] as const)(
  'a model service of %s',
  async (protocol) => {
    const models = await openModels(protocol, protocol === 'ollama' ? undefined : secret);
    const generation = generationSettings([{ ...models, key: secret }]);
    const server = openTestServer('sqlite', { generation });
    const { patience } = generation;
    beforeEach(() => {
      generation.patience = patience;
    });
    let count = 0;
    const newAuthor = async () => {
      count += 1;
      return registerAccount(server().send, `author${count}`);
    };

    const expectFailure = async ({ behave, code, retryAfter }: Failure) => {
      const { send } = server();
      models.behave(behave);
      const { token } = await newAuthor();
      const { answer, last } = await carryOut(send, token, { protocol, task: continueTask });
      expect(answer.status).toBe(200);
      expect(last).toMatchObject({ type: 'error', code, ...(retryAfter ? { retryAfter } : {}) });
      expect(answer.text).not.toContain(secret);
      // The place is free again.
      generation.patience = patience;
      models.behave();
      const next = await carryOut(send, token, { protocol, task: continueTask });
      expect(next.events[0]).toEqual({ type: 'started' });
      expect(next.last).toMatchObject({ type: 'done' });
    };

    test.each(failures)('that $what is told as an error', (failure) => expectFailure(failure));

    test.each(silences)('that $what is given up', (failure) => {
      generation.patience = failure.patience;
      return expectFailure(failure);
    });

    test('a failure before the first word costs nothing, one after it does', async () => {
      const { token } = await newAuthor();
      const used = async () => {
        const { body } = await server().send('GET', '/api/aigen/usage', { token });
        return body.used;
      };
      const request = { protocol, task: continueTask };
      models.behave(({ refuse }) => refuse(500));
      await carryOut(server().send, token, request);
      expect(await used()).toBe(0);
      models.behave(({ write, breakOff }) => {
        write('Лестница ');
        breakOff();
      });
      await carryOut(server().send, token, request);
      expect(await used()).toBe(1);
    });

    test('the call without a stream has the error as its status', async () => {
      const { token } = await newAuthor();
      const generate = () =>
        server().send('POST', '/api/aigen/generate', {
          token,
          body: { provider: providerOf(protocol), model: 'scribe', prompt: 'Опишите маяк.' },
        });
      models.behave(({ refuse }) => refuse(429, { 'retry-after': '7' }));
      const refused = await generate();
      expectError(refused, 503, 'model-overloaded');
      expect(refused.headers['retry-after']).toBe('7');
      models.behave(({ refuse }) => refuse(401));
      expectError(await generate(), 502, 'model-refused');
      models.behave();
      expect((await generate()).body.content).toContain('Лестница');
    });

    test('an answer of 2 MB is cut off, and the service is hung up on', async () => {
      models.behave(async ({ send, closed }) => {
        let isOpen = true;
        void closed.then(() => {
          isOpen = false;
        });
        const part = 'Дождь. '.repeat(100);
        for (let written = 0; written < 2_000_000 && isOpen; written += part.length) {
          await send(part);
        }
      });
      const { token } = await newAuthor();
      const { answer, last } = await carryOut(server().send, token, {
        protocol,
        task: continueTask,
      });
      expect(last).toMatchObject({ type: 'done', result: { kind: 'text', isCut: true } });
      expect(last?.type === 'done' && last.result.kind === 'text' && last.result.text.length).toBe(
        // The space at the end is trimmed.
        'Дождь. '.repeat(100_000).slice(0, 20_000).trim().length,
      );
      expect(answer.bytes.length).toBeLessThan(200_000);
      await models.asked[0]?.closed;
    });

    test('HTML and script are text', async () => {
      const text = '<script>alert(1)</script><img src=x onerror="alert(2)"> & <b>маяк</b>';
      models.behave(({ write, finish }) => {
        write(text.slice(0, 10));
        write(text.slice(10));
        finish();
      });
      const { token } = await newAuthor();
      const { answer, last } = await carryOut(server().send, token, {
        protocol,
        task: continueTask,
      });
      expect(last).toMatchObject({ result: { text } });
      expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    });

    test('what is said instead of choices is asked for once more, then given up', async () => {
      const task = {
        kind: 'choices' as const,
        text: 'Дверь открылась.',
        count: 2,
        existing: [],
      };
      const { token } = await newAuthor();
      models.behave(({ write, finish }) => {
        const isFirst = models.asked.length === 1;
        write(
          isFirst
            ? 'Конечно! Вот варианты.'
            : 'Вот:\n```json\n{"choices":["1. Войти","1. Войти","— Уйти"]}\n```',
        );
        finish();
      });
      const repaired = await carryOut(server().send, token, { protocol, task });
      expect(repaired.last).toMatchObject({ result: { choices: ['Войти', 'Уйти'] } });
      expect(models.asked[1]?.request.messages.map(({ role }) => role)).toEqual([
        'system',
        'user',
        'assistant',
        'user',
      ]);
      models.asked.length = 0;
      models.behave(({ write, finish }) => {
        write('Не хочу.');
        finish();
      });
      const given = await carryOut(server().send, token, { protocol, task });
      expect(given.last).toMatchObject({ type: 'error', code: 'answer-unusable' });
      expect(models.asked).toHaveLength(2);
    });
  },
);
