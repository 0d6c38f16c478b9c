import { bookPicture } from './bookPicture.ts';
import { type WriteOrder, type Written, writeStory } from './writeStory.ts';

/** What the worker tells: how far it is, then the file; null where it cannot be written. */
export type WriteMessage =
  | { kind: 'progress'; stage: 'pictures' | 'pages'; share: number }
  | { kind: 'end'; written: Written | null };

/** Only what this file needs of a worker's world; the types of the page do not know it. */
const world = globalThis as unknown as {
  onmessage: ((event: { data: WriteOrder }) => void) | null;
  postMessage: (message: WriteMessage) => void;
};

/** Tells every percent once. */
function createProgress(stage: 'pictures' | 'pages'): (share: number) => void {
  let told = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent === told) return;
    told = percent;
    world.postMessage({ kind: 'progress', stage, share });
  };
}

async function write(order: WriteOrder): Promise<Written | null> {
  const { cover, media: given = new Map<string, Uint8Array>() } = order.book;
  const media = new Map<string, Uint8Array>();
  const onPicture = createProgress('pictures');
  try {
    for (const [url, bytes] of given) {
      // oxlint-disable-next-line no-await-in-loop -- one decoded picture at a time is enough to hold.
      media.set(url, await bookPicture(bytes));
      onPicture(media.size / given.size);
    }
    const book = {
      ...order.book,
      media,
      cover: cover && (await bookPicture(cover)),
      onProgress: createProgress('pages'),
    };
    return writeStory({ ...order, book });
  } catch {
    // The memory of the page is not enough for the book.
    return null;
  }
}

world.onmessage = ({ data }) => {
  void write(data).then((written) => world.postMessage({ kind: 'end', written }));
};
