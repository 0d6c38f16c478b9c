import type { ChoiceOption, Connection, StoryDocument } from '../schema/document.ts';
import { findNode } from './storyIndex.ts';

/** A connection that leads to a node, with the choice that follows it if there is one. */
export type WayIn = { readonly connection: Connection; readonly choice: ChoiceOption | null };

/** All ways to a node, in the order of the document (SPEC Q19). */
export const waysIn = (story: StoryDocument, nodeId: string): WayIn[] =>
  story.connections
    .filter(({ toNodeId }) => toNodeId === nodeId)
    .map((connection) => {
      const choices = findNode(story, connection.fromNodeId)?.choices ?? [];
      const choice = choices.find(({ connectionId }) => connectionId === connection.id);
      return { connection, choice: choice ?? null };
    });
