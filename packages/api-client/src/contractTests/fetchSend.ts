import type { Send } from './context.ts';

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Calls a server under test over the network, or over a mock of it. */
export const createFetchSend =
  (baseUrl: string): Send =>
  async ({ method, path, body, rawBody, form, token, headers }) => {
    const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
      ...(form ? { body: form } : {}),
    });
    const payload = readBody(await response.text());
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: payload,
    };
  };
