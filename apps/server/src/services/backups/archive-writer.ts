import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Sums = { bytes: number; sha256: string };

/** A ZIP that is written to the disk, file by file. */
export type ArchiveWriter = {
  /** Resolves once the content has been read to its end. */
  add: (
    name: string,
    content: AsyncIterable<Buffer>,
    options: { compress: boolean },
  ) => Promise<Sums>;
  /** Adds the last file; resolves once all is on the disk. */
  end: (name: string, text: string) => Promise<void>;
  abandon: () => void;
};

export function createArchive(path: string): ArchiveWriter {
  const zip = new ZipFile();
  const written = pipeline(
    zip.outputStream,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // Both are reported by the call that waits for them.
  written.catch(() => {});
  zip.on('error', () => {});
  return {
    async add(name, content, { compress }) {
      const hash = createHash('sha256');
      let bytes = 0;
      async function* summed() {
        for await (const chunk of content) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      }
      const stream = Readable.from(summed(), { objectMode: false });
      zip.addReadStream(stream, name, { compress });
      try {
        await Promise.race([finished(stream), written]);
      } catch (error) {
        // Ends the reading of the content too: a cursor that stays open would block its connection.
        stream.destroy();
        throw error;
      }
      return { bytes, sha256: hash.digest('hex') };
    },
    async end(name, text) {
      zip.addBuffer(Buffer.from(text), name);
      zip.end();
      await written;
    },
    abandon: () => void (zip.outputStream as Readable).destroy(),
  };
}
