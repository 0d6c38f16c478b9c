import { type StoryDocument, type StoryNode, storyIndex } from '@dreamfork/story';
import { type NodeHandle, Position } from '@xyflow/react';
import { card, cardGeometry } from './geometry.ts';

export const inputHandle = 'in';
export const outputHandle = 'out';

export type Ports = {
  readonly hasInput: boolean;
  /** An output of the node itself, beside those of its choices. */
  readonly hasOutput: boolean;
};

/**
 * Which handles a node shows. Links that an imported story holds where the editor would not make
 * them still get a handle, so that no connection is invisible.
 */
export function portsOf(node: StoryNode, document: StoryDocument): Ports {
  const hasInput =
    node.type !== 'start' || document.connections.some(({ toNodeId }) => toNodeId === node.id);
  const isPlain = node.type !== 'choice' && node.choices.length === 0;
  if (isPlain && node.type !== 'end') return { hasInput, hasOutput: true };
  const owned = new Set(node.choices.map(({ connectionId }) => connectionId));
  const links = storyIndex(document).outgoingByNode.get(node.id) ?? [];
  return { hasInput, hasOutput: links.some(({ id }) => !owned.has(id)) };
}

const half = card.handle / 2;

/** The handles of a card where React Flow would otherwise measure them. */
export function handlesOf(node: StoryNode, ports: Ports): NodeHandle[] {
  const size = { width: card.handle, height: card.handle };
  const source = {
    ...size,
    type: 'source',
    position: Position.Right,
    x: card.width - half,
  } as const;
  const handles: NodeHandle[] = cardGeometry(node).choiceCentres.map((centre, index) => ({
    ...source,
    id: node.choices[index]?.id ?? null,
    y: centre - half,
  }));
  if (ports.hasOutput) handles.push({ ...source, id: outputHandle, y: card.handleY - half });
  if (ports.hasInput) {
    handles.push({
      ...size,
      type: 'target',
      position: Position.Left,
      id: inputHandle,
      x: -half,
      y: card.handleY - half,
    });
  }
  return handles;
}
