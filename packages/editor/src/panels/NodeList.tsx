import { nodeTypeNames, type StoryNode } from '@dreamfork/story';
import { nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { useEditor, useSession } from '../EditorContext.tsx';
import { RowList } from '../list/RowList.tsx';
import { canvasMessages, panelMessages } from '../messages/index.ts';
import * as panel from './panel.css.ts';

const keyOf = ({ id }: StoryNode): string => id;

/** Every node of the story; a press selects it and brings it into view. */
export function NodeList() {
  const { commands } = useEditor();
  const words = useMessages(canvasMessages);
  const label = useMessages(panelMessages).elements.nodes;
  const types = useMessages(nodeTypeNames);
  const nodes = useSession(({ document }) => document.nodes);
  const selected = useSession(({ selection }) => selection.nodeIds);
  return (
    <RowList
      label={label}
      items={nodes}
      keyOf={keyOf}
      currentKey={selected.length === 1 ? selected[0] : undefined}
      testId="element-nodes"
    >
      {(node, { tabIndex }) => {
        const Icon = nodeIcons[node.type];
        return (
          <button
            type="button"
            data-row
            tabIndex={tabIndex}
            className={panel.row}
            aria-current={selected.includes(node.id)}
            aria-label={words.node({ type: types[node.type], title: node.title })}
            onClick={() => commands.showNode(node.id)}
          >
            <Icon className={panel.rowIcon} color={vars.nodeColor[node.type]} aria-hidden />
            <span className={panel.authored}>{node.title || words.untitled}</span>
          </button>
        );
      }}
    </RowList>
  );
}
