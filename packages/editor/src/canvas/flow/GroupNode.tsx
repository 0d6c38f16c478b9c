import { Handle, type NodeProps, Position } from '@xyflow/react';
import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { GroupTitle } from '../GroupTitle.tsx';
import { inputHandle, outputHandle } from '../geometry/edgeEnds.ts';
import * as styles from '../notesAndGroups.css.ts';
import type { GroupFlowNode } from './flowTypes.ts';

/** A group as a node of React Flow: its title, or the card in place of its nodes, where their connections end. */
export function GroupNode({ data: { group, count, isCollapsed } }: NodeProps<GroupFlowNode>) {
  const { model, actions } = useCanvas();
  const isSelected = useCanvasState(({ selection }) => selection.groupIds.includes(group.id));
  const scale = useStore(model.titles, (titles) => titles.scale);
  const isTitled = useStore(model.titles, ({ shown }) => shown.has(group.id));
  return (
    <>
      <GroupTitle
        titleScale={scale}
        isTitled={isTitled}
        group={group}
        count={count}
        isCollapsed={isCollapsed}
        isSelected={isSelected}
        actions={actions}
        model={model}
      />
      {isCollapsed && (
        <>
          <Handle
            type="target"
            id={inputHandle}
            position={Position.Left}
            isConnectable={false}
            className={styles.groupEnd}
          />
          <Handle
            type="source"
            id={outputHandle}
            position={Position.Right}
            isConnectable={false}
            className={styles.groupEnd}
          />
        </>
      )}
    </>
  );
}
