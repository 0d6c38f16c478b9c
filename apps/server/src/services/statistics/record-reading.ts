import { durationBucket, type playEvents } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { StoryParts } from '../../document/list-parts.ts';
import { addToCounters } from '../stories/counters.ts';
import {
  addFigures,
  type FigureChange,
  type FiguresOf,
  type ReadingSegment,
} from './add-figures.ts';

type PlayEvent = z.output<typeof playEvents>['events'][number];

/** What one call brings of a reading. */
export type EventBatch = {
  storyId: string;
  readingId: string;
  /** The network that it comes from, as `readerKeys` makes it for the day. */
  network: string;
  version: number;
  /** Where it happens, if it tells. */
  segment: ReadingSegment | null;
  parts: StoryParts;
  events: readonly PlayEvent[];
  /** The day (UTC) of the events. */
  day: string;
};

/** How many readings of a story may begin in one network on a day. */
export const readingsOfNetworkMaximum = 200;

const isOf =
  (parts: StoryParts) =>
  ({ type, nodeId, choiceId }: PlayEvent): boolean => {
    const choices = parts.get(nodeId);
    if (!choices) return false;
    return type !== 'choice' || (choiceId !== undefined && choices.includes(choiceId));
  };

type Met = { type: 'node' | 'choice' | 'end'; node_id: string; choice_id: string };

const metBy = ({ type, nodeId, choiceId }: PlayEvent): Met[] => {
  const met = { node_id: nodeId, choice_id: '' };
  switch (type) {
    case 'start':
    case 'node':
      return [{ ...met, type: 'node' }];
    case 'end':
      return [{ ...met, type: 'end' }];
    case 'choice':
      return choiceId === undefined ? [] : [{ ...met, type: 'choice', choice_id: choiceId }];
    case 'leave':
      return [];
  }
};

/** What the reading meets for the first time. */
async function insertNew(
  transaction: Database,
  { storyId, readingId, events, day }: EventBatch,
): Promise<Met[]> {
  const met = events.flatMap(metBy);
  if (met.length === 0) return [];
  return transaction
    .insertInto('reading_events')
    .values(met.map((one) => ({ ...one, story_id: storyId, reading: readingId, day })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['type', 'node_id', 'choice_id'])
    .execute();
}

/** Counts a reading that begins in a network; false if too many have begun there on this day. */
async function admitReading(
  transaction: Database,
  { storyId, network, day }: EventBatch,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('reading_networks')
    .values({ story_id: storyId, day, network, readings: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['story_id', 'day', 'network'])
        .doUpdateSet((expression) => ({
          readings: expression('reading_networks.readings', '+', 1),
        }))
        .where('reading_networks.readings', '<', readingsOfNetworkMaximum),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function openState(transaction: Database, batch: EventBatch) {
  const { storyId, readingId, version, segment, day } = batch;
  const inserted = await transaction
    .insertInto('reading_states')
    .values({
      story_id: storyId,
      reading: readingId,
      version,
      source: segment?.source ?? null,
      device: segment?.device ?? null,
      day,
      left_node_id: null,
      has_ended: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    if (!(await admitReading(transaction, batch))) {
      await transaction
        .deleteFrom('reading_states')
        .where('story_id', '=', storyId)
        .where('reading', '=', readingId)
        .execute();
      return undefined;
    }
    return { isNew: true, leftNodeId: null, hasEnded: false, segment };
  }
  // The update locks the row, so that batches of one reading follow one another.
  const state = await transaction
    .updateTable('reading_states')
    .set({ day })
    .where('story_id', '=', storyId)
    .where('reading', '=', readingId)
    .where('version', '=', version)
    .returning(['left_node_id as leftNodeId', 'has_ended', 'source', 'device'])
    .executeTakeFirst();
  return (
    state && {
      isNew: false,
      leftNodeId: state.leftNodeId,
      hasEnded: state.has_ended === 1,
      segment: state.source && state.device ? { source: state.source, device: state.device } : null,
    }
  );
}

const toFigure = ({ type, node_id, choice_id }: Met): FigureChange => ({
  figure: type,
  part: node_id,
  choiceId: choice_id,
  by: 1,
});

type Taken = {
  isNew: boolean;
  segment: ReadingSegment | null;
  changes: FigureChange[];
  /** How many choices were made, repeated ones too. */
  choices: number;
};

/** Notes what a batch tells of its reading, and returns by how much the figures of the story change. */
async function takeBatch(transaction: Database, batch: EventBatch): Promise<Taken | undefined> {
  const events = batch.events.filter(isOf(batch.parts));
  const last = events.at(-1);
  if (!last) return undefined;
  const { day } = batch;
  const before = await openState(transaction, batch);
  if (!before) return undefined;
  const met = await insertNew(transaction, { ...batch, events });
  const end = events.find(({ type }) => type === 'end');
  const hasEnded = before.hasEnded || end !== undefined;
  const leftNodeId = !hasEnded && last.type === 'leave' ? last.nodeId : null;
  const changes: FigureChange[] = met.map(toFigure);
  if (before.isNew) {
    changes.push(
      { figure: 'start', by: 1 },
      { figure: 'day-start', part: day, by: 1 },
      { figure: 'version-start', part: String(batch.version), by: 1 },
    );
  }
  if (end && !before.hasEnded) {
    changes.push({ figure: 'completion', by: 1 }, { figure: 'day-completion', part: day, by: 1 });
    if (end.seconds !== undefined) {
      changes.push({ figure: 'duration', part: String(durationBucket(end.seconds)), by: 1 });
    }
  }
  if (before.leftNodeId !== null) changes.push({ figure: 'left', part: before.leftNodeId, by: -1 });
  if (leftNodeId !== null) changes.push({ figure: 'left', part: leftNodeId, by: 1 });
  if (leftNodeId !== before.leftNodeId || hasEnded !== before.hasEnded) {
    await transaction
      .updateTable('reading_states')
      .set({ left_node_id: leftNodeId, has_ended: toFlag(hasEnded) })
      .where('story_id', '=', batch.storyId)
      .where('reading', '=', batch.readingId)
      .execute();
  }
  const choices = batch.events.filter(({ type }) => type === 'choice').length;
  return { isNew: before.isNew, segment: before.segment, changes, choices };
}

/**
 * Adds batches of events to the figures of their stories. A reading that is new is a view, up to
 * `readingsOfNetworkMaximum`; each node, choice and end counts once in it. Parts that the version lacks are ignored,
 * and so is a batch of a reading that began in another version. Returns for each whether a reading began with it.
 */
export async function recordReadings(
  transaction: Database,
  batches: readonly EventBatch[],
): Promise<boolean[]> {
  const figures = new Map<string, { of: FiguresOf; changes: FigureChange[] }>();
  const choices = new Map<string, number>();
  const began: boolean[] = [];
  for (const batch of batches) {
    const taken = await takeBatch(transaction, batch);
    began.push(taken?.isNew ?? false);
    if (!taken) continue;
    const { storyId, version, day } = batch;
    const of = { storyId, version, day, segment: taken.segment };
    const key = JSON.stringify(of);
    const before = figures.get(key)?.changes ?? [];
    figures.set(key, { of, changes: [...before, ...taken.changes] });
    choices.set(storyId, (choices.get(storyId) ?? 0) + taken.choices);
  }
  for (const { of, changes } of figures.values()) await addFigures(transaction, of, changes);
  for (const [storyId, count] of choices) {
    await addToCounters(transaction, storyId, { choice_count: count });
  }
  return began;
}
