import type { Send } from './context.ts';

/** Calls a server under test over the network, or over a mock of it. */
export const createFetchSend =
  (baseUrl: string): Send =>
  async ({ method, path, body, rawBody, token, headers }) => {
    const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const answer: unknown = await response.json();
    return { status: response.status, headers: Object.fromEntries(response.headers), body: answer };
  };
