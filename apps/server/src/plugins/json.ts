import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import type { DocumentReader } from '../jobs/document-reader.ts';

type Options = { documents: DocumentReader };

/** Reads JSON bodies, large ones off the main thread. An empty body is no body. */
export const json = plugin<Options>(
  async (app, { documents }) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => {
        if (body.length === 0) return undefined;
        try {
          return await documents.parseJson(body);
        } catch (error) {
          if (error instanceof SyntaxError) throw new ApiError('json-malformed');
          throw error;
        }
      },
    );
  },
  { name: 'json' },
);
