import { findNode, nodeTypeNames } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LocateFixed } from 'lucide-react';
import * as panel from '../../components/panel/panel.css.ts';
import * as statistics from '../../components/statistics/statistics.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { NodeBadge } from '../../nodeTypes/NodeBadge.tsx';
import { elementsMessages } from './messages.ts';

/** The node the story begins with. */
export function StartNode() {
  const { edits } = useEditor();
  const messages = useMessages(elementsMessages);
  const types = useMessages(nodeTypeNames);
  const start = useSession(({ document }) =>
    document.startNodeId === null ? undefined : findNode(document, document.startNodeId),
  );
  if (!start) return <p className={statistics.note}>{messages.noStart}</p>;
  return (
    <div className={panel.body} data-testid="element-start">
      <p className={panel.groupTitle}>{messages.startIs}</p>
      <div>
        <NodeBadge type={start.type} label={types[start.type]} />
      </div>
      <p className={panel.authored}>{start.title || messages.untitled}</p>
      <Button size="small" icon={LocateFixed} onPress={() => edits.showNode(start.id)}>
        {messages.show}
      </Button>
    </div>
  );
}
