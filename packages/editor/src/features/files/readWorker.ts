import { type ReadResult, readStories } from '@dreamfork/story/formats';
import { decodeText } from './textFile.ts';

/** Only what this file needs of a worker's world; the types of the page do not know it. */
const world = globalThis as unknown as {
  onmessage: ((event: { data: readonly File[] }) => void) | null;
  postMessage: (result: ReadResult | null) => void;
};

async function read(files: readonly File[]): Promise<ReadResult | null> {
  try {
    const sources = files.map(async (file) => ({
      name: file.name,
      text: decodeText(new Uint8Array(await file.arrayBuffer())),
    }));
    return readStories(await Promise.all(sources));
  } catch {
    // The file was moved or its medium is gone.
    return null;
  }
}

world.onmessage = ({ data }) => {
  void read(data).then((result) => world.postMessage(result));
};
