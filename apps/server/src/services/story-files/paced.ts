import { setTimeout as wait } from 'node:timers/promises';

/**
 * Bytes a second. Each chunk is memory outside the heap, and the collections that free it stop the process: at
 * twice this pace there is more than one a second, and readers notice.
 */
const rate = 8 * 1024 * 1024;

/** Milliseconds; shorter pauses cost more than they give. */
const shortestPause = 5;

/** Passes a large content on no faster than it is meant to be worked on; what a busy process delays is not made up for. */
export async function* paced(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let due = 0;
  for await (const chunk of content) {
    yield chunk;
    const time = performance.now();
    due = Math.max(due, time) + (chunk.length * 1000) / rate;
    if (due - time >= shortestPause) await wait(due - time);
  }
}
