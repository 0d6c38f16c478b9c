import { bookPicture } from './bookPicture.ts';
import { type WriteOrder, writeStory } from './writeStory.ts';

/** Only what this file needs of a worker's world; the types of the page do not know it. */
const world = globalThis as unknown as {
  onmessage: ((event: { data: WriteOrder }) => void) | null;
  postMessage: (written: string | Uint8Array | null) => void;
};

async function write(order: WriteOrder): Promise<string | Uint8Array | null> {
  const { cover } = order.book;
  const media = new Map<string, Uint8Array>();
  try {
    for (const [url, bytes] of order.book.media ?? []) {
      // oxlint-disable-next-line no-await-in-loop -- one decoded picture at a time is enough to hold.
      media.set(url, await bookPicture(bytes));
    }
    const book = { ...order.book, media, cover: cover && (await bookPicture(cover)) };
    return writeStory({ ...order, book });
  } catch {
    // The memory of the page is not enough for the book.
    return null;
  }
}

world.onmessage = ({ data }) => {
  void write(data).then((written) => world.postMessage(written));
};
