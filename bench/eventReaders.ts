import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

export type EventReading = {
  /** Where the events of the story are sent to. */
  address: string;
  version: number;
  nodeIds: readonly string[];
  /** Batches of new readings that are sent each second, all of one size. */
  batches: number;
  /** Counts of events: taken by the server, and refused. */
  counts: SharedArrayBuffer;
};

export const eventsOfBatch = 10;

/** Sends the first events of one new reading after the other, as their players would. */
async function read({ address, version, nodeIds, batches, counts }: EventReading): Promise<void> {
  const [taken, refused] = [0, 1];
  const counted = new Int32Array(counts);
  const events = Array.from({ length: eventsOfBatch }, (_, index) => ({
    type: index === 0 ? 'start' : 'node',
    nodeId: nodeIds[index % nodeIds.length],
  }));
  const send = async () => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ readingId: randomUUID(), version, events }),
    });
    await answer.arrayBuffer();
    Atomics.add(counted, answer.ok ? taken : refused, eventsOfBatch);
  };
  const began = performance.now();
  let sent = 0;
  // A timer is always a little late: what is due by the clock is sent.
  for await (const _ of setInterval(1000 / batches)) {
    const due = Math.floor(((performance.now() - began) * batches) / 1000);
    for (; sent < due; sent += 1) {
      send().catch(() => Atomics.add(counted, refused, eventsOfBatch));
    }
  }
}

await read(workerData);
