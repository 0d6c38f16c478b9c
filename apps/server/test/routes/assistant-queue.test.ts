import { describe, expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { continueTask, readEvents, requestOf } from '../support/assistant.ts';
import { generationSettings, openModels } from '../support/models.ts';
import { openTestServer } from '../support/test-server.ts';

const protocol = 'ollama';
const request = { protocol, task: continueTask } as const;

const models = await openModels(protocol);

/** Opens when the test says so. */
function createGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

describe('several authors and one model', () => {
  const server = openTestServer('sqlite', {
    generation: generationSettings([models]),
  });
  const people: Record<string, string> = {};
  let address = '';

  /** A request that is read as its events come. */
  const open = async (name: string) => {
    address ||= await server().app.listen({ port: 0, host: '127.0.0.1' });
    people[name] ??= (await registerAccount(server().send, name)).token;
    const client = new AbortController();
    const response = await fetch(`${address}/api/aigen/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${people[name]}` },
      body: JSON.stringify(requestOf(request)),
      signal: client.signal,
    });
    const reader = (response.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .getReader();
    let rest = '';
    const next = async () => {
      while (!rest.includes('\n\n')) {
        const { value, done } = await reader.read();
        if (done) return undefined;
        rest += value;
      }
      const end = rest.indexOf('\n\n') + 2;
      const [event] = readEvents(rest.slice(0, end));
      rest = rest.slice(end);
      return event;
    };
    return {
      status: response.status,
      hangUp: () => client.abort(),
      next,
      async readAll() {
        let event = await next();
        while (event) event = await next();
      },
    };
  };

  test('wait in a queue, learn their place, and go on when their turn comes', async () => {
    const gates = [createGate(), createGate(), createGate()];
    models.behave(async ({ write, finish }) => {
      const gate = gates[models.asked.length - 1];
      write('Волна. ');
      await gate?.passed;
      finish();
    });
    const first = await open('первая');
    expect(await first.next()).toEqual({ type: 'started' });
    expect(await first.next()).toMatchObject({ type: 'text' });
    const second = await open('вторая');
    expect(await second.next()).toEqual({ type: 'queued', place: 1 });
    const third = await open('третья');
    expect(await third.next()).toEqual({ type: 'queued', place: 2 });
    gates[0]?.open();
    expect(await first.next()).toMatchObject({ type: 'done' });
    expect(await second.next()).toEqual({ type: 'started' });
    expect(await third.next()).toEqual({ type: 'queued', place: 1 });
    gates[1]?.open();
    expect(await third.next()).toEqual({ type: 'started' });
    gates[2]?.open();
    await second.readAll();
    await third.readAll();
    expect(models.asked).toHaveLength(3);
  });

  test('who hangs up frees the place, and the model is hung up on', async () => {
    models.behave(({ write }) => write('Волна. '));
    const first = await open('первая');
    await first.next();
    expect(await first.next()).toMatchObject({ type: 'text' });
    const second = await open('вторая');
    expect(await second.next()).toEqual({ type: 'queued', place: 1 });
    const third = await open('третья');
    expect(await third.next()).toEqual({ type: 'queued', place: 2 });
    second.hangUp();
    expect(await third.next()).toEqual({ type: 'queued', place: 1 });
    models.behave();
    first.hangUp();
    await models.asked[0]?.closed;
    expect(await third.next()).toEqual({ type: 'started' });
    await third.readAll();
    // Who waited in vain has not been counted.
    const usage = await server().send('GET', '/api/aigen/usage', { token: people.вторая ?? '' });
    expect(usage.body.used).toBe(1);
    expect(models.asked).toHaveLength(2);
  });

  test('one author cannot fill the queue', async () => {
    const gate = createGate();
    models.behave(async ({ finish, write }) => {
      await gate.passed;
      write('Волна.');
      finish();
    });
    const opened = [await open('один'), await open('один'), await open('один')];
    expect((await open('один')).status).toBe(503);
    gate.open();
    for (const one of opened) await one.readAll();
  });

  test('a stopping server ends what is under way', async () => {
    const asked = new Promise<void>((resolve) => models.behave(() => resolve()));
    const last = await open('последняя');
    await last.next();
    await asked;
    server().services.assistant?.stop();
    expect(await last.next()).toBeUndefined();
    await models.asked[0]?.closed;
  });
});
