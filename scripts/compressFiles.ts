import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Leaves beside each built text file what browsers get of it: no request waits for the compressor, and
// it may take its time.

const compressible = /\.(?:css|js|json|svg|txt|webmanifest)$/;
const leastBytes = 1024;

const ways = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
} as const;

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.byteLength < leastBytes) return;
  await Promise.all(
    Object.entries(ways).map(async ([ending, compress]) =>
      writeFile(`${path}.${ending}`, await compress(text)),
    ),
  );
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));

await Promise.all(process.argv.slice(2).flatMap(filesIn).map(compressFile));
