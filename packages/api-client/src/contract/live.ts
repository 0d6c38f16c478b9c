import * as z from 'zod/mini';
import { live } from '../routes/live.ts';
import { presenceColours, presenceNodesMaximum } from '../values/live.ts';
import { storyRoles } from '../values/members.ts';
import { success } from './fields.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';
import { versionNumber } from './versions.ts';

const id = text().check(z.minLength(1), z.maxLength(200));
const nodeIds = z.array(id).check(z.maxLength(presenceNodesMaximum));
const coordinate = z.number().check(z.minimum(-1e9), z.maximum(1e9));

/** Where somebody is in a story, and what they do there. */
export const presence = z.object({
  /** The selected nodes; the first ones of many. */
  selection: nodeIds,
  viewport: z.nullable(
    z.object({
      x: coordinate,
      y: coordinate,
      zoom: z.number().check(z.positive(), z.maximum(100)),
    }),
  ),
  /** A drag in flight, with how far it has come. */
  drag: z.nullable(z.object({ nodeIds, dx: coordinate, dy: coordinate })),
  /**
   * The node whose text they write: a claim. Clients tell it again every 5 seconds and end it 15 seconds after the last
   * key; the server ends it 25 seconds after it was last told.
   */
  writing: z.nullable(id),
});

/** Somebody who has a story open. */
export const livePerson = z.object({
  /** Of the stream: whoever has two windows is two. */
  id,
  userId: id,
  name: z.string().check(z.maxLength(200)),
  /** The number of a colour, the same in all windows that watch the story. */
  colour: z.int().check(z.nonnegative(), z.lt(presenceColours)),
  presence,
});

/** The events of the stream, each the JSON of one server-sent `data` line. `access` or `closing` is the last. */
export const liveEvent = z.discriminatedUnion('type', [
  /** The first event: who the caller is on this stream, and who else is there. */
  z.object({
    type: z.literal('welcome'),
    personId: id,
    version: versionNumber,
    people: z.array(livePerson),
  }),
  /** The story was saved. Told to everybody, also to who saved it. */
  z.object({
    type: z.literal('version'),
    version: versionNumber,
    /** The name of who saved it; null where that is not known. */
    by: z.nullable(z.string()),
  }),
  /** Somebody came, or does something else. */
  z.object({ type: z.literal('person'), person: livePerson }),
  z.object({ type: z.literal('left'), personId: id }),
  /** What the caller is to the story: told at first, and when it has been handed over. */
  z.object({ type: z.literal('role'), role: z.enum(storyRoles) }),
  /** Events were dropped, because the caller did not read them. Those that still hold follow. */
  z.object({ type: z.literal('behind') }),
  /** The right to edit has ended, or the story is gone. */
  z.object({ type: z.literal('access') }),
  /** The server stops: come back within two seconds, not all at once. */
  z.object({ type: z.literal('closing') }),
]);

/** What the caller does, of the stream that welcomed them as `personId`. */
export const presenceRequest = z.object({ personId: id, presence });

export const watchQuery = z.object({
  /**
   * The `personId` of a former stream of the caller, for a client that comes back: it ends, also where the server has
   * not noticed that nobody reads it. That of somebody else is left alone.
   */
  instead: z.optional(id),
});

const tag = 'Live';

export const liveRoutes = {
  watch: route(live.watch, {
    tag,
    summary: 'A story as others edit it: its versions, who has it open, and what they do.',
    params: idParams,
    query: watchQuery,
    response: z.string(),
    contentType: 'text/event-stream',
    errors: [404, 409],
  }),
  tell: route(live.tell, {
    tag,
    summary: 'Tell the others what the caller does, at most twice a second.',
    params: idParams,
    body: presenceRequest,
    response: success,
    errors: [404],
  }),
} as const;

export type Presence = z.output<typeof presence>;
export type LivePerson = z.output<typeof livePerson>;
export type LiveEvent = z.output<typeof liveEvent>;
