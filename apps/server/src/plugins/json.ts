import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { parseJson } from '../document/bytes.ts';
import { UnreadBody } from '../unread-body.ts';

/** Reads JSON bodies, but for large ones that their route reads. An empty body is no body. */
export const json = plugin(
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      async ({ spooledBody }: FastifyRequest, body: Buffer) => {
        if (spooledBody?.bytes) return new UnreadBody(spooledBody);
        if (body.length === 0) return undefined;
        try {
          return parseJson(body);
        } catch (error) {
          if (error instanceof SyntaxError) throw new ApiError('json-malformed');
          throw error;
        }
      },
    );
  },
  { name: 'json', dependencies: ['large-bodies'] },
);
