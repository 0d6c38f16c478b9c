import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/** Compresses responses above the threshold, in the encodings that every browser supports. */
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
