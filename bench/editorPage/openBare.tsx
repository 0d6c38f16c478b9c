import '@xyflow/react/dist/style.css';
import type { StoryDocument, StoryNode } from '@dreamfork/story';
import {
  Background,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  useEdgesState,
  useNodesState,
} from '@xyflow/react';
import { createRoot } from 'react-dom/client';

type BareNode = Node<{ node: StoryNode }, 'card'>;

const frame = { width: 236, background: 'white', border: '1px solid #d0dce7', padding: 12 };

function Card({ data: { node } }: NodeProps<BareNode>) {
  return (
    <div style={frame}>
      <Handle type="target" position={Position.Left} />
      <strong>{node.title}</strong>
      <p style={{ height: 60, overflow: 'hidden', margin: 0 }}>{node.content}</p>
      <Handle type="source" position={Position.Right} />
    </div>
  );
}

const nodeTypes = { card: Card };

function Bare({ story }: { story: StoryDocument }) {
  const [nodes, , onNodesChange] = useNodesState<BareNode>(
    story.nodes.map((node) => ({
      id: node.id,
      type: 'card',
      position: node.position,
      data: { node },
    })),
  );
  const [edges] = useEdgesState<Edge>(
    story.connections.map(({ id, fromNodeId, toNodeId }) => ({
      id,
      source: fromNodeId,
      target: toNodeId,
    })),
  );
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      onNodesChange={onNodesChange}
      minZoom={0.01}
      defaultViewport={{ x: -200, y: -150, zoom: 1 }}
    >
      <Background />
    </ReactFlow>
  );
}

/** React Flow as it comes, with the same nodes and connections and simple cards. */
export function openBare(place: HTMLElement, story: StoryDocument): void {
  createRoot(place).render(<Bare story={story} />);
}
