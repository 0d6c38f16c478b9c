import type * as z from 'zod/mini';
import type { playEvents } from '../contract/index.ts';
import type { FixtureReading, FixtureStory } from '../fixtures/index.ts';
import type { MockDatabase } from './mockDatabase.ts';

type Batch = z.output<typeof playEvents> & { readingId: string };

const added = <Item>(items: readonly Item[], item: Item, isSame: (one: Item) => boolean): Item[] =>
  items.some(isSame) ? [...items] : [...items, item];

function afterEvent(reading: FixtureReading, event: Batch['events'][number]): FixtureReading {
  const { type, nodeId, choiceId = '', seconds = null } = event;
  const hasEnded = reading.endIds.length > 0;
  const here = { ...reading, leftNodeId: type === 'leave' && !hasEnded ? nodeId : null };
  const add = (ids: readonly string[]) => added(ids, nodeId, (id) => id === nodeId);
  switch (type) {
    case 'start':
    case 'node':
      return { ...here, nodeIds: add(reading.nodeIds) };
    case 'end':
      return {
        ...here,
        endIds: add(reading.endIds),
        seconds: hasEnded ? reading.seconds : seconds,
      };
    case 'choice':
      return {
        ...here,
        choices: added(
          reading.choices,
          { nodeId, choiceId },
          (one) => one.nodeId === nodeId && one.choiceId === choiceId,
        ),
      };
    case 'leave':
      return here;
  }
}

/** Adds a batch of events to the readings of a story, by the rules of the real server. */
export function recordReading(database: MockDatabase, story: FixtureStory, batch: Batch): void {
  const { readingId, version, source, device } = batch;
  const kept = database.versions.find((one) => one.storyId === story.id && one.version === version);
  if (version === undefined || !kept) return;
  const events = batch.events.filter(({ type, nodeId, choiceId }) => {
    const node = kept.document.nodes.find(({ id }) => id === nodeId);
    return node && (type !== 'choice' || node.choices.some(({ id }) => id === choiceId));
  });
  const key = `${story.id} ${readingId}`;
  const reading = database.playedReadings.get(key) ?? {
    id: key,
    storyId: story.id,
    version,
    source: source && device ? source : null,
    device: source && device ? device : null,
    day: database.now().slice(0, 10),
    nodeIds: [],
    choices: [],
    endIds: [],
    seconds: null,
    leftNodeId: null,
  };
  if (events.length === 0 || reading.version !== version) return;
  database.playedReadings.set(key, events.reduce(afterEvent, reading));
}
