import { Button, IconButton, Toolbar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { alignCommands } from '../../commands/alignCommands.ts';
import { baseCommands } from '../../commands/baseCommands.ts';
import type { Command } from '../../commands/command.ts';
import { iconOf, useCommands } from '../../commands/useCommands.ts';
import * as styles from '../../components/panel/panel.css.ts';
import { useSession } from '../../EditorContext.tsx';
import { groupsAndNotesMessages } from './groupsAndNotes.messages.ts';
import { nodeMessages } from './node.messages.ts';
import { StatusChoice } from './StatusChoice.tsx';

const rest: readonly Command[] = [
  baseCommands.arrange,
  baseCommands['group-nodes'],
  baseCommands['leave-group'],
  baseCommands.duplicate,
  baseCommands.copy,
];

/** Several nodes are selected: what can be done with them together. */
export function ManySection() {
  const { labelOf, run, isAvailable } = useCommands();
  const messages = useMessages(nodeMessages);
  const { align } = useMessages(groupsAndNotesMessages);
  const nodeIds = useSession(({ selection }) => selection.nodeIds);
  // Whether a node of the selection stands in a group changes what is offered.
  useSession(({ document }) => document.groups);
  const offered = (commands: readonly Command[]) =>
    commands.filter((command) => isAvailable(command));
  return (
    <div className={styles.body} data-testid="many-section">
      <p className={styles.groupTitle}>{messages.manyNodes(nodeIds.length)}</p>
      <p className={styles.figures}>{messages.manyNodesText}</p>
      <Toolbar label={align}>
        {offered(Object.values(alignCommands)).map((command) => (
          <IconButton
            key={command.id}
            size="small"
            icon={iconOf(command)}
            label={labelOf(command)}
            onPress={() => run(command)}
          />
        ))}
      </Toolbar>
      <StatusChoice nodeIds={nodeIds} />
      <div className={styles.buttons}>
        {offered(rest).map((command) => (
          <Button key={command.id} size="small" icon={iconOf(command)} onPress={() => run(command)}>
            {labelOf(command)}
          </Button>
        ))}
        <Button
          variant="quiet"
          size="small"
          icon={iconOf(baseCommands.delete)}
          onPress={() => run(baseCommands.delete)}
        >
          {messages.deleteNodes}
        </Button>
      </div>
    </div>
  );
}
