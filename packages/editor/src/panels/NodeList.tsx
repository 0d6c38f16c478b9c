import { nodeTypeNames, type StoryNode } from '@dreamfork/story';
import { nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { memo } from 'react';
import type { Commands } from '../commands/createCommands.ts';
import { useEditor, useSession } from '../EditorContext.tsx';
import { canvasMessages } from '../messages/index.ts';
import * as styles from './elements.css.ts';
import * as panel from './panel.css.ts';

export type NodeRowProps = { node: StoryNode; isSelected: boolean; show: Commands['showNode'] };

const NodeRow = memo(function NodeRow({ node, isSelected, show }: NodeRowProps) {
  const words = useMessages(canvasMessages);
  const types = useMessages(nodeTypeNames);
  const Icon = nodeIcons[node.type];
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={panel.row}
        aria-current={isSelected}
        aria-label={words.node({ type: types[node.type], title: node.title })}
        onClick={() => show(node.id)}
      >
        <Icon className={panel.rowIcon} color={vars.nodeColor[node.type]} aria-hidden />
        <span className={panel.authored}>{node.title || words.untitled}</span>
      </button>
    </li>
  );
});

/** Every node of the story; a press selects it and brings it into view. */
export function NodeList() {
  const { commands } = useEditor();
  const nodes = useSession(({ document }) => document.nodes);
  const selected = useSession(({ selection }) => selection.nodeIds);
  return (
    <ol className={styles.list} data-testid="element-nodes">
      {nodes.map((node) => (
        <NodeRow
          key={node.id}
          node={node}
          isSelected={selected.includes(node.id)}
          show={commands.showNode}
        />
      ))}
    </ol>
  );
}
