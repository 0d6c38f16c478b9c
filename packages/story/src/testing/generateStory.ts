import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import { type NodeType, nodeTypes } from '../schema/nodeTypes.ts';
import { choiceText, prose } from './prose.ts';
import { seededRandom } from './random.ts';

const columns = 40;
const step = { x: 300, y: 210 } as const;
const middleTypes = nodeTypes.filter((type) => type !== 'start' && type !== 'end');

function typeOf(index: number, count: number, random: () => number): NodeType {
  if (index === 0) return 'start';
  if (index === count - 1 || random() < 0.06) return 'end';
  if (random() < 0.75) return random() < 0.6 ? 'text' : 'choice';
  return middleTypes[Math.floor(random() * middleTypes.length)] as NodeType;
}

/**
 * A story of this many nodes with Russian-looking prose, the same for the same seed. Every node leads
 * on: mostly to one of the next, sometimes back; about 1.3 connections a node.
 */
export function generateStory(nodeCount: number, seed = 1): StoryDocument {
  const random = seededRandom(seed);
  const types = Array.from({ length: nodeCount }, (_, index) => typeOf(index, nodeCount, random));
  const connections: Connection[] = [];

  const connectTo = (index: number, target: number, id: string): string => {
    connections.push({ id, fromNodeId: `node-${index}`, toNodeId: `node-${target}` });
    return id;
  };
  const targetOf = (index: number): number => {
    const ahead = Math.min(nodeCount - 1, index + 1 + Math.floor(random() * 12));
    return random() < 0.08 ? Math.floor(random() * index) : ahead;
  };

  const nodes = types.map((type, index): StoryNode => {
    const choices: ChoiceOption[] = [];
    if (type === 'choice') {
      const count = 2 + Math.floor(random() * 3);
      for (let number = 1; number <= count; number++) {
        const id = `choice-${index}-${number}`;
        const target = number === 1 ? index + 1 : targetOf(index);
        const connectionId = connectTo(index, target, `link-${index}-${number}`);
        choices.push({ id, text: choiceText(random), connectionId });
      }
    } else if (type !== 'end') {
      connectTo(index, Math.min(index + 1, nodeCount - 1), `link-${index}`);
    }
    return {
      id: `node-${index}`,
      type,
      title: `Глава ${index + 1}`,
      content: prose(4 + Math.floor(random() * 6), random),
      position: {
        x: 405 + (index % columns) * step.x,
        y: 195 + Math.floor(index / columns) * step.y,
      },
      choices,
      media: [],
      mediaNodeId: null,
    };
  });

  return {
    title: `История из ${nodeCount} узлов`,
    description: 'Сделана программой для проверок.',
    nodes,
    connections: connections.filter(({ fromNodeId, toNodeId }) => fromNodeId !== toNodeId),
    startNodeId: nodes[0]?.id ?? null,
    groups: [],
    notes: [],
  };
}
