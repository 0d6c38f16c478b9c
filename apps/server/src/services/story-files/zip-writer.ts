import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { paced } from './paced.ts';

type Adding = { changed: Date };

/** Adds files to a ZIP, in their order. */
export type ZipWriter = {
  /** Compressed. */
  addBytes: (name: string, bytes: Buffer, adding: Adding) => void;
  /** As it is: media and story files are compressed already. Resolves once it has been read to its end. */
  addStream: (name: string, content: Readable, adding: Adding) => Promise<void>;
};

/**
 * A ZIP that is made while it is read. A failure destroys it, so that no part passes for the whole; a reader that
 * goes away ends the work.
 */
export function writeZip(fill: (zip: ZipWriter) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  const fail = (error: unknown) => output.destroy(error as Error);
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  output.once('close', () => current?.destroy());

  const writer: ZipWriter = {
    addBytes: (name, bytes, { changed: mtime }) => zip.addBuffer(bytes, name, { mtime }),
    async addStream(name, content, { changed: mtime }) {
      if (output.destroyed) {
        content.destroy();
        throw new Error('The reader of the archive has gone.');
      }
      current = Readable.from(paced(content), { objectMode: false });
      zip.addReadStream(current, name, { mtime, compress: false });
      await finished(current);
      current = undefined;
    },
  };
  fill(writer).then(() => zip.end(), fail);
  return output;
}
