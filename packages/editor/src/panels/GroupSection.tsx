import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { FoldVertical, MousePointerSquareDashed, UnfoldVertical, Ungroup } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { shapeMessages } from '../messages/index.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { LiveField } from './LiveField.tsx';
import * as styles from './panel.css.ts';

export type GroupSectionProps = { groupId: string };

/** The selected group: its title and colour, its nodes, and how it is shown. */
export function GroupSection({ groupId }: GroupSectionProps) {
  const { commands } = useEditor();
  const words = useMessages(shapeMessages).group;
  const group = useSession(({ document }) => document.groups.find(({ id }) => id === groupId));
  const count = useSession(({ document }) =>
    document.nodes.reduce((sum, node) => sum + (node.groupId === groupId ? 1 : 0), 0),
  );
  const isFolded = useSession(({ marks }) => marks.collapsedGroups.has(groupId));
  if (!group) return null;
  return (
    <div className={styles.body} data-testid="group-section">
      <LiveField
        key={groupId}
        label={words.title}
        font="reading"
        maxLength={200}
        value={group.title}
        onChange={(title) => commands.updateGroup({ groupId, title })}
      />
      <ColourChoice
        value={group.colour}
        onChange={(colour) => commands.updateGroup({ groupId, colour })}
      />
      <p className={styles.figures}>{words.count(count)}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={isFolded ? UnfoldVertical : FoldVertical}
          onPress={() => commands.toggleGroup(groupId)}
        >
          {isFolded ? words.unfold : words.fold}
        </Button>
        <Button
          size="small"
          icon={MousePointerSquareDashed}
          onPress={() => commands.selectGroupNodes(groupId)}
        >
          {words.selectNodes}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={Ungroup}
          onPress={() => commands.dissolveGroup(groupId)}
        >
          {words.dissolve}
        </Button>
      </div>
      <p className={styles.figures}>{words.text}</p>
    </div>
  );
}
