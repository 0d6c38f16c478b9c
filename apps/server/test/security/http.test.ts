import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnEngines('what HTTP allows and the server does not', (engine) => {
  const server = openTestServer(engine);

  /** The status of the answer to a request as it stands on the wire. */
  async function statusOf(head: readonly string[], body = ''): Promise<number> {
    const { app } = server();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${[...head, 'Host: stories.example.org'].join('\r\n')}\r\n\r\n${body}`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return Number(String(answer).split(' ')[1]);
  }
  const login = ['POST /auth/login HTTP/1.1', 'Content-Type: application/json'];

  test('a request with two lengths, or two bodies in one, is refused', async () => {
    const chunked = 'Transfer-Encoding: chunked';
    expect(await statusOf([...login, chunked, 'Content-Length: 4'], '0\r\n\r\n')).toBe(400);
    expect(await statusOf([...login, 'Content-Length: 2', 'Content-Length: 3'], '{}')).toBe(400);
  });

  test('TRACE, which would send a request back with its secrets, is no method here', async () => {
    expect(await statusOf(['TRACE /auth/me HTTP/1.1'])).toBe(404);
  });

  test('a parameter that stands twice in an address is refused', async () => {
    const { send } = server();
    const once = await send('GET', '/api/StoryManagement/public?page=1');
    expect(once.status).toBe(200);
    const twice = await send('GET', '/api/StoryManagement/public?page=1&page=2');
    expectError(twice, 400, 'request-invalid');
  });

  test('a form of a page of another host, which needs no leave of the server, is not read', async () => {
    const sent = await server().app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
      payload: '{"email":"a@example.org","password":"Novichok1"}',
    });
    expect(sent.statusCode).toBe(415);
  });
});
