import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { FoldVertical, MousePointerSquareDashed, UnfoldVertical, Ungroup } from 'lucide-react';
import { LiveField } from '../../components/LiveField.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { groupsAndNotesMessages } from './groupsAndNotes.messages.ts';

export type GroupSectionProps = { groupId: string };

/** The selected group: its title and colour, its nodes, and how it is shown. */
export function GroupSection({ groupId }: GroupSectionProps) {
  const { edits } = useEditor();
  const messages = useMessages(groupsAndNotesMessages).group;
  const group = useSession(({ document }) => document.groups.find(({ id }) => id === groupId));
  const count = useSession(({ document }) =>
    document.nodes.reduce((sum, node) => sum + (node.groupId === groupId ? 1 : 0), 0),
  );
  const isFolded = useSession(({ overlays }) => overlays.foldedGroups.has(groupId));
  if (!group) return null;
  return (
    <div className={styles.body} data-testid="group-section">
      <LiveField
        key={groupId}
        label={messages.title}
        font="reading"
        maxLength={200}
        value={group.title}
        onChange={(title) => edits.updateGroup({ groupId, title })}
      />
      <ColourChoice
        value={group.colour}
        onChange={(colour) => edits.updateGroup({ groupId, colour })}
      />
      <p className={styles.figures}>{messages.count(count)}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={isFolded ? UnfoldVertical : FoldVertical}
          onPress={() => edits.toggleGroup(groupId)}
        >
          {isFolded ? messages.unfold : messages.fold}
        </Button>
        <Button
          size="small"
          icon={MousePointerSquareDashed}
          onPress={() => edits.selectGroupNodes(groupId)}
        >
          {messages.selectNodes}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={Ungroup}
          onPress={() => edits.dissolveGroup(groupId)}
        >
          {messages.dissolve}
        </Button>
      </div>
      <p className={styles.figures}>{messages.text}</p>
    </div>
  );
}
