import { nodeTypeNames } from '@dreamfork/story';
import { nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import type { CardNode } from '../flow/flowNodes.ts';
import { card as size } from '../flow/geometry.ts';
import { inputHandle, outputHandle } from '../flow/handles.ts';
import { canvasMessages } from '../messages/index.ts';
import { CardChoices } from './CardChoices.tsx';
import { handle } from './handle.css.ts';
import * as styles from './NodeCard.css.ts';

export type NodeCardProps = NodeProps<CardNode>;

/** One node of the story on the canvas: type, title, the first lines, and a row per choice. */
export const NodeCard = memo(function NodeCard({ data, selected }: NodeCardProps) {
  const { node, geometry, ports } = data;
  const words = useMessages(canvasMessages);
  const typeNames = useMessages(nodeTypeNames);
  const Icon = nodeIcons[node.type];
  return (
    <article
      className={`${styles.card} ${styles.typeHue[node.type]}`}
      data-testid="story-node"
      data-node-id={node.id}
      data-type={node.type}
      data-selected={selected || undefined}
    >
      {ports.hasInput && (
        <Handle
          className={handle}
          id={inputHandle}
          type="target"
          position={Position.Left}
          style={{ top: size.handleY }}
        />
      )}
      <header className={styles.header}>
        <Icon size={15} aria-hidden />
        {typeNames[node.type]}
      </header>
      <div className={styles.title} style={{ WebkitLineClamp: geometry.titleLines }}>
        {node.title || words.untitled}
      </div>
      {geometry.picture && (
        <img
          className={styles.picture}
          src={geometry.picture}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
      {geometry.contentLines > 0 && (
        <p className={styles.content} style={{ WebkitLineClamp: geometry.contentLines }}>
          {node.content.trim()}
        </p>
      )}
      {node.choices.length > 0 && (
        <CardChoices node={node} geometry={geometry} selectedId={data.selectedChoiceId} />
      )}
      {ports.hasOutput && (
        <Handle
          className={handle}
          id={outputHandle}
          type="source"
          position={Position.Right}
          style={{ top: size.handleY }}
        />
      )}
    </article>
  );
});
