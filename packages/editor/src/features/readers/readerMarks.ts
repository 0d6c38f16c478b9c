import { type StoryDocument, shareOf } from '@dreamfork/story';
import {
  type ChoiceMarks,
  choiceKey,
  type NodeMarks,
  type ReadingMarks,
} from '../../components/readingFigures/readingMarks.ts';
import type { ReaderFigures } from '../../services/index.ts';

const nobody: NodeMarks = { readers: 0, left: 0, ended: 0 };

/** Puts the figures on the nodes, choices and connections of a document. */
export function readerMarks(figures: ReaderFigures, document: StoryDocument): ReadingMarks {
  const known = new Map(figures.nodes.map((node) => [node.nodeId, node]));
  const nodes = new Map(document.nodes.map(({ id }) => [id, known.get(id) ?? nobody]));
  const chosen = new Map<string, number>();
  const ofNode = new Map<string, number>();
  for (const { nodeId, choiceId, chosen: count } of figures.choices) {
    chosen.set(choiceKey(nodeId, choiceId), count);
    ofNode.set(nodeId, (ofNode.get(nodeId) ?? 0) + count);
  }
  const choices = new Map<string, ChoiceMarks>();
  const byConnection = new Map<string, number>();
  for (const node of document.nodes) {
    for (const { id, connectionId } of node.choices) {
      const key = choiceKey(node.id, id);
      const count = chosen.get(key) ?? 0;
      choices.set(key, { chosen: count, share: shareOf(count, ofNode.get(node.id) ?? 0) });
      if (connectionId) byConnection.set(connectionId, count);
    }
  }
  // Only choices are counted: along any other connection went who neither left, ended nor chose.
  const wentOn = (nodeId: string): number => {
    const { readers, left, ended } = nodes.get(nodeId) ?? nobody;
    return Math.max(0, readers - left - ended - (ofNode.get(nodeId) ?? 0));
  };
  const connections = new Map(
    document.connections.map(({ id, fromNodeId, toNodeId }) => [
      id,
      byConnection.get(id) ?? Math.min(wentOn(fromNodeId), (nodes.get(toNodeId) ?? nobody).readers),
    ]),
  );
  return { starts: figures.starts, nodes, choices, connections };
}
