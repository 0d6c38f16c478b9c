import type { StoryDocument, StoryNode } from '@dreamfork/story';
import type { Node } from '@xyflow/react';
import { type CardGeometry, card, cardGeometry } from './geometry.ts';
import { handlesOf, type Ports, portsOf } from './handles.ts';

export type CardData = {
  readonly node: StoryNode;
  readonly geometry: CardGeometry;
  readonly ports: Ports;
  readonly isStart: boolean;
  readonly selectedChoiceId: string | null;
};

export type CardNode = Node<CardData, 'card'>;

export type NodeSelection = {
  readonly nodeIds: readonly string[];
  readonly choice: { readonly nodeId: string; readonly choiceId: string } | null;
};

type Entry = { isSelected: boolean; flowNode: CardNode };

function isSamePorts(one: Ports, other: Ports): boolean {
  return one.hasInput === other.hasInput && one.hasOutput === other.hasOutput;
}

/**
 * Maps story nodes to React Flow nodes. A node that did not change keeps its object, so that React
 * Flow and React skip it; when none changed, the list is the same too.
 */
export function createNodeMapper(describe: (node: StoryNode) => string) {
  let entries = new Map<string, Entry>();
  let list: CardNode[] = [];
  let connections: StoryDocument['connections'] | undefined;

  return (document: StoryDocument, selection: NodeSelection): CardNode[] => {
    const selected = new Set(selection.nodeIds);
    const next = new Map<string, Entry>();
    const areLinksSame = connections === document.connections;
    connections = document.connections;
    let isSame = list.length === document.nodes.length;
    const nodes = document.nodes.map((node, index) => {
      const isSelected = selected.has(node.id);
      const isStart = document.startNodeId === node.id;
      const choiceId = selection.choice?.nodeId === node.id ? selection.choice.choiceId : null;
      const known = entries.get(node.id);
      const data = known?.flowNode.data;
      const ports = areLinksSame && data?.node === node ? data.ports : portsOf(node, document);
      const keeps =
        known &&
        data &&
        data.node === node &&
        known.isSelected === isSelected &&
        data.isStart === isStart &&
        data.selectedChoiceId === choiceId &&
        isSamePorts(data.ports, ports);
      const entry = keeps
        ? known
        : {
            isSelected,
            flowNode: toFlowNode(node, describe(node), { isSelected, isStart, choiceId, ports }),
          };
      if (list[index] !== entry.flowNode) isSame = false;
      next.set(node.id, entry);
      return entry.flowNode;
    });
    entries = next;
    if (!isSame) list = nodes;
    return list;
  };
}

type Facts = { isSelected: boolean; isStart: boolean; choiceId: string | null; ports: Ports };

function toFlowNode(node: StoryNode, label: string, facts: Facts): CardNode {
  const geometry = cardGeometry(node);
  const size = { width: card.width, height: geometry.height };
  return {
    id: node.id,
    type: 'card',
    position: node.position,
    selected: facts.isSelected,
    ...size,
    measured: size,
    handles: handlesOf(node, facts.ports),
    ariaLabel: label,
    // React Flow would call it «node», in English; the label says what it is.
    domAttributes: { 'aria-roledescription': undefined },
    data: {
      node,
      geometry,
      ports: facts.ports,
      isStart: facts.isStart,
      selectedChoiceId: facts.choiceId,
    },
  };
}
