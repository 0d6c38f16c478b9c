import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { nestsDeeper, parseJson } from '../document/bytes.ts';
import { UnreadBody } from '../unread-body.ts';

const depthMaximum = 64;

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
        // No call takes more than a few levels, and checking deep ones takes long.
        if (nestsDeeper(body, depthMaximum)) throw new ApiError('json-malformed');
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
