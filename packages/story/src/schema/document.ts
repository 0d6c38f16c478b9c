import { z } from 'zod';
import { connectionIdMaximumLength, idMaximumLength } from './ids.ts';
import { defaultMarkColour } from './markColours.ts';
import { mediaTypes, nodeTypes } from './nodeTypes.ts';

// Objects are loose: keys this version does not know survive a round trip (SPEC D5).

const id = z.string().min(1).max(idMaximumLength);

const connectionId = z.string().min(1).max(connectionIdMaximumLength);

// JSON has no negative zero, and a document must read back as it was written.
const coordinate = z.number().transform((value) => value + 0);

const position = z.looseObject({ x: coordinate, y: coordinate });

/** What a reader may pick on a choice node. `connectionId` starts with `temp_` until it is linked. */
export const choiceOption = z.looseObject({
  id,
  text: z.string(),
  connectionId,
});

/** One media file shown by a node. */
export const nodeMedia = z.looseObject({
  id,
  storyNodeId: z.string().optional(),
  mediaType: z.enum(mediaTypes),
  url: z.string(),
  title: z.string().default(''),
  description: z.string().default(''),
  fileSize: z.number().nonnegative().default(0),
  mimeType: z.string().default(''),
  order: z.number().default(0),
  isActive: z.boolean().default(true),
  createdAt: z.string().optional(),
});

export const storyNode = z.looseObject({
  id,
  type: z.enum(nodeTypes),
  title: z.string().default(''),
  content: z
    .string()
    .nullish()
    .transform((content) => content ?? ''),
  position,
  choices: z
    .array(choiceOption)
    .nullish()
    .transform((choices) => choices ?? []),
  media: z
    .array(nodeMedia)
    .nullish()
    .transform((media) => media ?? []),
  mediaNodeId: z.string().nullable().default(null),
  /** The group this node stands in; absent for none, and so is a group the story does not have (SPEC D12). */
  groupId: id
    .or(z.literal(''))
    .nullish()
    .transform((groupId) => groupId || undefined)
    .optional(),
});

/** A directed link. An empty `toNodeId` is a choice that leads nowhere yet (SPEC D4). */
export const connection = z.looseObject({
  id: connectionId,
  fromNodeId: id,
  toNodeId: z.string(),
});

// Any text: a colour of a later version must survive a round trip (SPEC D13).
const colour = z
  .string()
  .nullish()
  .transform((name) => name ?? defaultMarkColour);

/** A chapter or any other set of nodes that an author keeps together on the canvas. */
export const group = z.looseObject({ id, title: z.string().default(''), colour });

/** A sheet of the author's on the canvas; readers never see it. */
export const note = z.looseObject({
  id,
  text: z.string().default(''),
  position,
  size: z.looseObject({ width: z.number().positive(), height: z.number().positive() }),
  colour,
});

/** The part of a story that the editor edits, the server stores and the player plays. */
export const storyDocument = z.looseObject({
  title: z.string(),
  description: z
    .string()
    .nullish()
    .transform((description) => description ?? ''),
  nodes: z.array(storyNode),
  connections: z.array(connection),
  startNodeId: z
    .string()
    .nullish()
    .transform((startNodeId) => startNodeId || null),
  groups: z
    .array(group)
    .nullish()
    .transform((groups) => groups ?? []),
  notes: z
    .array(note)
    .nullish()
    .transform((notes) => notes ?? []),
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
