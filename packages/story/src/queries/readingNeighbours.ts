import type { ChoiceOption, Connection, StoryDocument } from '../schema/document.ts';
import { readingOrder } from './outlineNodes.ts';
import { findNode } from './storyIndex.ts';

/** The nodes before and after a node along the story; null at its ends. */
export type ReadingNeighbours = {
  readonly previous: string | null;
  readonly next: string | null;
  /** The number of the node along the story, from one; 0 for an unknown node. */
  readonly number: number;
};

/** What stands before and after a node in the outline, references left out (SPEC Q18). */
export function readingNeighbours(story: StoryDocument, nodeId: string): ReadingNeighbours {
  const order = readingOrder(story);
  const at = order.indexOf(nodeId);
  const isKnown = at !== -1;
  return {
    previous: (isKnown && order[at - 1]) || null,
    next: (isKnown && order[at + 1]) || null,
    number: at + 1,
  };
}

/** A connection that leads to a node, with the choice that follows it if there is one. */
export type IncomingConnection = {
  readonly connection: Connection;
  readonly choice: ChoiceOption | null;
};

/** All connections to a node, in the order of the document (SPEC Q19). */
export const incomingConnections = (story: StoryDocument, nodeId: string): IncomingConnection[] =>
  story.connections
    .filter(({ toNodeId }) => toNodeId === nodeId)
    .map((connection) => {
      const choices = findNode(story, connection.fromNodeId)?.choices ?? [];
      const choice = choices.find(({ connectionId }) => connectionId === connection.id);
      return { connection, choice: choice ?? null };
    });
