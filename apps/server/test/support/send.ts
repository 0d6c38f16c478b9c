// Tests read answers freely; the contract cases check their types.
type LooseJson = ReturnType<typeof JSON.parse>;

export type Answer = {
  status: number;
  headers: Record<string, number | string | string[] | undefined>;
  text: string;
  bytes: Buffer;
  body: LooseJson;
};

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

export type Send = (
  method: Method,
  path: string,
  options?: {
    body?: unknown;
    rawBody?: string | undefined;
    form?: FormData;
    token?: string | undefined;
    headers?: Record<string, string>;
  },
) => Promise<Answer>;

/** Takes a request to a server and brings its answer. */
type Carry = (request: {
  method: Method;
  path: string;
  headers: Record<string, string>;
  payload: Buffer<ArrayBuffer> | string | undefined;
}) => Promise<Pick<Answer, 'status' | 'headers' | 'bytes'>>;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const createSend =
  (carry: Carry): Send =>
  async (method, path, { body, rawBody, form, token, headers = {} } = {}) => {
    const encoded = form && new Response(form);
    const payload =
      (encoded && Buffer.from(await encoded.arrayBuffer())) ??
      rawBody ??
      (body === undefined ? undefined : JSON.stringify(body));
    const contentType = encoded?.headers.get('content-type') ?? 'application/json';
    const answer = await carry({
      method,
      path,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': contentType }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload,
    });
    const text = answer.bytes.toString();
    return { ...answer, text, body: readJson(text) };
  };
