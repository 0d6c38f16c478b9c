import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/** Compresses what is worth it, in the encodings every browser knows. */
export const compression = plugin(
  async (app) => {
    await app.register(compress, {
      globalDecompression: false,
      encodings: ['br', 'gzip', 'identity'],
      threshold: 1024,
    });
  },
  { name: 'compression' },
);
