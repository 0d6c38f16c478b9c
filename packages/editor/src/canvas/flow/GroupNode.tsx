import { Handle, type NodeProps, Position } from '@xyflow/react';
import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { GroupTitle } from '../GroupTitle.tsx';
import { inputHandle, outputHandle } from '../geometry/edgeEnds.ts';
import * as styles from '../notesAndGroups.css.ts';
import type { GroupFlowNode } from './flowTypes.ts';

/** Titles of groups are no smaller on the screen than at this zoom; they grow in steps. */
const smallestTitle = 0.8;
const stepsPerDoubling = 4;

const titleScale = (zoom: number): number =>
  Math.max(
    1,
    2 ** (Math.round(Math.log2(smallestTitle / zoom) * stepsPerDoubling) / stepsPerDoubling),
  );

/** A group as a node of React Flow: its title, or the card in place of its nodes, where their connections end. */
export function GroupNode({ data: { group, count, isCollapsed } }: NodeProps<GroupFlowNode>) {
  const { model, actions } = useCanvas();
  const isSelected = useCanvasState(({ selection }) => selection.groupIds.includes(group.id));
  const scale = useStore(model.viewport, ({ zoom }) => titleScale(zoom));
  return (
    <>
      <GroupTitle
        titleScale={scale}
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
