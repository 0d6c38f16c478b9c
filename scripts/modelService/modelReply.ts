import type { IncomingMessage, ServerResponse } from 'node:http';

export type ModelProtocol = 'ollama' | 'openai-compatible';

type Message = { role: string; content: unknown };

/** What a service was asked. */
export type ModelRequest = {
  model: string;
  messages: Message[];
  /** The JSON that was sent. */
  body: Record<string, unknown>;
  headers: IncomingMessage['headers'];
  /** All text of all messages. */
  text: string;
};

/** The answer of a model on its way, in the protocol of its service. */
export type ModelReply = {
  request: ModelRequest;
  /** The next part of the answer. */
  write: (text: string) => void;
  /** The same; resolves when it has left, or cannot leave any more. */
  send: (text: string) => Promise<void>;
  /** The end of the answer. */
  finish: (reason?: 'stop' | 'length') => void;
  /** Anything else in the body. */
  writeRaw: (text: string) => void;
  /** Ends the body without the end of the answer. */
  breakOff: () => void;
  /** Ends the connection. */
  destroy: () => void;
  refuse: (status: number, headers?: Record<string, string>, body?: string) => void;
  /** Resolves when the client has hung up or all is sent. */
  closed: Promise<void>;
};

const textOf = (content: unknown): string => {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? content : [];
  return parts.map((part: { text?: string }) => part.text ?? '').join('\n');
};

export function readModelRequest(
  body: Record<string, unknown>,
  headers: IncomingMessage['headers'],
): ModelRequest {
  const messages = body.messages as Message[];
  const text = messages.map(({ content }) => textOf(content)).join('\n');
  return { model: String(body.model), messages, body, headers, text };
}

const inProtocol = {
  ollama: {
    part: (text: string) =>
      JSON.stringify({ message: { role: 'assistant', content: text }, done: false }),
    end: (reason: string) =>
      JSON.stringify({
        message: { role: 'assistant', content: '' },
        done: true,
        done_reason: reason,
        eval_count: 10,
        prompt_eval_count: 10,
      }),
    frame: (json: string) => `${json}\n`,
    last: '',
    contentType: 'application/x-ndjson',
  },
  'openai-compatible': {
    part: (text: string) =>
      JSON.stringify({ choices: [{ index: 0, delta: { role: 'assistant', content: text } }] }),
    end: (reason: string) =>
      JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }),
    frame: (json: string) => `data: ${json}\n\n`,
    last: 'data: [DONE]\n\n',
    contentType: 'text/event-stream',
  },
} as const;

const stamped = (model: string, json: string): string => {
  const facts = { model, created_at: '2026-11-01T09:00:00Z', id: 'answer', created: 1 };
  return JSON.stringify({ ...facts, ...JSON.parse(json) });
};

export function createModelReply(
  protocol: ModelProtocol,
  request: ModelRequest,
  response: ServerResponse,
): ModelReply {
  const { part, end, frame, last, contentType } = inProtocol[protocol];
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': contentType });
  };
  const write = (json: string, onSent?: () => void) => {
    begin();
    response.write(frame(stamped(request.model, json)), onSent);
  };
  return {
    request,
    write: (text) => write(part(text)),
    send: (text) => new Promise((resolve) => write(part(text), () => resolve())),
    finish(reason = 'stop') {
      write(end(reason));
      response.end(last);
    },
    writeRaw(text) {
      begin();
      response.write(text);
    },
    breakOff() {
      begin();
      response.end();
    },
    destroy: () => void response.destroy(),
    refuse(status, headers = {}, body = '{"error":{"message":"no"}}') {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    },
    closed: new Promise((resolve) => response.once('close', resolve)),
  };
}
