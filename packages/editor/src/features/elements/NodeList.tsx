import { nodeTypeNames, type StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { canvasMessages } from '../../canvas/messages.ts';
import * as panel from '../../components/panel/panel.css.ts';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { elementsMessages } from './messages.ts';

const keyOf = ({ id }: StoryNode): string => id;

/** Every node of the story; a press selects it and brings it into view. */
export function NodeList() {
  const { edits } = useEditor();
  const messages = useMessages(canvasMessages);
  const label = useMessages(elementsMessages).nodes;
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
            aria-label={messages.node({ type: types[node.type], title: node.title })}
            onClick={() => edits.showNode(node.id)}
          >
            <Icon className={panel.rowIcon} color={vars.nodeColor[node.type]} aria-hidden />
            <span className={panel.authored}>{node.title || messages.untitled}</span>
          </button>
        );
      }}
    </RowList>
  );
}
