import { setTimeout as wait } from 'node:timers/promises';

/** Bytes a second: a gigabyte in a minute, with most of the process left to readers. */
const rate = 16 * 1024 * 1024;

/** Milliseconds; shorter pauses cost more than they give. */
const shortestPause = 5;

/** Passes a large content on no faster than it is meant to be worked on. */
export async function* paced(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const began = performance.now();
  let bytes = 0;
  for await (const chunk of content) {
    yield chunk;
    bytes += chunk.length;
    const pause = began + (bytes * 1000) / rate - performance.now();
    if (pause >= shortestPause) await wait(pause);
  }
}
