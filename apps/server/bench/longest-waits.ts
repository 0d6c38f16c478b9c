import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Lists public stories and saves a small story until told to stop, then posts the longest wait of each in
// milliseconds. A thread, so that what its parent sends meanwhile does not count.
const { address, token, story } = workerData as { address: string; token: string; story: string };
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

if (!parentPort) throw new Error('This module runs as a worker thread.');
let isOver = false;
const stopped = once(parentPort, 'message').then(() => {
  isOver = true;
});

async function longestWait(path: string, request: RequestInit): Promise<number> {
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    const response = await fetch(address + path, { headers, ...request });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    await response.arrayBuffer();
    longest = Math.max(longest, performance.now() - asked);
    await wait(50);
  }
  return Math.round(longest);
}

const [read, smallSave] = await Promise.all([
  longestWait('/content/search', {}),
  longestWait('/api/StoryManagement/create', { method: 'POST', body: story }),
  stopped,
]);
parentPort.postMessage({ read, smallSave });
