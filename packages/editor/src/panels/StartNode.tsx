import { findNode, nodeTypeNames } from '@dreamfork/story';
import { Button, NodeBadge } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LocateFixed } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { nodeMessages, panelMessages } from '../messages/index.ts';
import * as styles from './elements.css.ts';
import * as panel from './panel.css.ts';

/** The node the story begins with. */
export function StartNode() {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).elements;
  const { untitled } = useMessages(nodeMessages);
  const types = useMessages(nodeTypeNames);
  const start = useSession(({ document }) =>
    document.startNodeId === null ? undefined : findNode(document, document.startNodeId),
  );
  if (!start) return <p className={styles.note}>{words.noStart}</p>;
  return (
    <div className={panel.body} data-testid="element-start">
      <p className={panel.groupTitle}>{words.startIs}</p>
      <div>
        <NodeBadge type={start.type} label={types[start.type]} />
      </div>
      <p className={panel.authored}>{start.title || untitled}</p>
      <Button size="small" icon={LocateFixed} onPress={() => commands.showNode(start.id)}>
        {words.show}
      </Button>
    </div>
  );
}
