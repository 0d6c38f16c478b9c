import * as z from 'zod/mini';
import { connectionIdMaximumLength, idMaximumLength } from './ids.ts';
import { languageTag } from './locale.ts';
import { storyLook } from './look.ts';
import { defaultMarkColour } from './markColours.ts';
import { nonEmptyText, onlyTrue, pixels, placeholderText, waveformValues } from './mediaFacts.ts';
import { nodeStatus } from './nodeStatus.ts';
import { mediaTypes, nodeTypes } from './nodeTypes.ts';
import { testList } from './storyTest.ts';
import { effectList, variableList } from './variable.ts';

// Objects are loose: unknown keys survive a round trip (SPEC D5).

const id = z.string().check(z.minLength(1), z.maxLength(idMaximumLength));

const connectionId = z.string().check(z.minLength(1), z.maxLength(connectionIdMaximumLength));

// JSON has no negative zero, and a document must be equal to itself after a round trip.
const coordinate = z.pipe(
  z.number(),
  z.transform((value) => value + 0),
);

const position = z.looseObject({ x: coordinate, y: coordinate });

/** Any other value counts as absent. */
const optional = <Value>(read: (value: unknown) => Value | undefined) =>
  z.optional(z.pipe(z.unknown(), z.transform(read)));

/** A choice of a node. `connectionId` begins with `temp_` while the choice has no target. */
export const choiceOption = z.looseObject({
  id,
  text: z.string(),
  connectionId,
  /** An expression; the choice is open while it holds (SPEC D21). */
  condition: optional(nonEmptyText),
  /** Why the choice is closed; without it a closed choice is hidden (SPEC D21). */
  closedReason: optional(nonEmptyText),
  /** What happens when a reader takes the choice (SPEC D20). */
  effects: optional(effectList),
});

/** One media file shown by a node. */
export const nodeMedia = z.looseObject({
  id,
  storyNodeId: z.optional(z.string()),
  mediaType: z.enum(mediaTypes),
  url: z.string(),
  title: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  fileSize: z._default(z.number().check(z.nonnegative()), 0),
  mimeType: z._default(z.string(), ''),
  order: z._default(z.number(), 0),
  isActive: z._default(z.boolean(), true),
  createdAt: z.optional(z.string()),
  /** Address of the captions (WebVTT) of a video or a sound (SPEC D15). */
  captionsUrl: optional(nonEmptyText),
  /** Size of a picture or a video in pixels (SPEC D18). */
  width: optional(pixels),
  height: optional(pixels),
  /** Thumbhash of a picture, or of the poster of a video, in base64 (SPEC D18). */
  placeholder: optional(placeholderText),
  /** Loudness of a sound over its length, 0 to 255 (SPEC D18). */
  waveform: optional(waveformValues),
  /** A sound beneath the text of the node (SPEC D26). */
  isBackground: optional(onlyTrue),
});

export const storyNode = z.looseObject({
  id,
  type: z.enum(nodeTypes),
  title: z._default(z.string(), ''),
  content: z.pipe(
    z.nullish(z.string()),
    z.transform((content) => content ?? ''),
  ),
  position,
  choices: z.pipe(
    z.nullish(z.array(choiceOption)),
    z.transform((choices) => choices ?? []),
  ),
  media: z.pipe(
    z.nullish(z.array(nodeMedia)),
    z.transform((media) => media ?? []),
  ),
  mediaNodeId: z._default(z.nullable(z.string()), null),
  /** The group of this node; absent, or the id of a missing group, means none (SPEC D12). */
  groupId: z.optional(
    z.pipe(
      z.nullish(z.union([id, z.literal('')])),
      z.transform((groupId) => groupId || undefined),
    ),
  ),
  /** What happens when a reader enters the node (SPEC D20). */
  effects: optional(effectList),
  /** How far the author is with the node; readers do not get it (SPEC D27). */
  status: optional(nodeStatus),
});

/** A directed connection. An empty `toNodeId` means that it has no target yet (SPEC D4). */
export const connection = z.looseObject({
  id: connectionId,
  fromNodeId: id,
  toNodeId: z.string(),
  /** An expression; readers of a node without choices take the first connection whose condition holds (SPEC D21). */
  condition: optional(nonEmptyText),
});

// Any text: a colour of a later version must survive a round trip (SPEC D13).
const colour = z.pipe(
  z.nullish(z.string()),
  z.transform((name) => name ?? defaultMarkColour),
);

/** A set of nodes that an author keeps together on the canvas, such as a chapter. */
export const group = z.looseObject({ id, title: z._default(z.string(), ''), colour });

/** A note of the author on the canvas; readers never see it. */
export const note = z.looseObject({
  id,
  text: z._default(z.string(), ''),
  position,
  size: z.looseObject({
    width: z.number().check(z.positive()),
    height: z.number().check(z.positive()),
  }),
  colour,
});

/** The part of a story that the editor edits, the server stores and the player plays. */
export const storyDocument = z.looseObject({
  title: z.string(),
  description: z.pipe(
    z.nullish(z.string()),
    z.transform((description) => description ?? ''),
  ),
  /** Language of the author's text (BCP 47); absent if none was chosen (SPEC D17). */
  language: optional(languageTag),
  /** How the story looks to its readers; absent if it looks as all do (SPEC D25). */
  look: optional(storyLook),
  nodes: z.array(storyNode),
  connections: z.array(connection),
  startNodeId: z.pipe(
    z.nullish(z.string()),
    z.transform((startNodeId) => startNodeId || null),
  ),
  groups: z.pipe(
    z.nullish(z.array(group)),
    z.transform((groups) => groups ?? []),
  ),
  notes: z.pipe(
    z.nullish(z.array(note)),
    z.transform((notes) => notes ?? []),
  ),
  /** What the story remembers; with this key its texts are templates (SPEC D19). */
  variables: optional(variableList),
  /** Readings that must stay possible (SPEC D23). */
  tests: optional(testList),
});

export type Position = { x: number; y: number };
export type Size = { width: number; height: number };
export type ChoiceOption = z.output<typeof choiceOption>;
export type NodeMedia = z.output<typeof nodeMedia>;
export type StoryNode = z.output<typeof storyNode>;
export type Connection = z.output<typeof connection>;
export type Group = z.output<typeof group>;
export type Note = z.output<typeof note>;
export type StoryDocument = z.output<typeof storyDocument>;
