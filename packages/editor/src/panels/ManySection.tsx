import { Button, IconButton, Toolbar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { actionIcon } from '../actions/actionIcon.ts';
import type { ActionId } from '../actions/actions.ts';
import { useActions } from '../actions/useActions.ts';
import { useSession } from '../EditorContext.tsx';
import { nodeMessages, shapeMessages } from '../messages/index.ts';
import * as styles from './panel.css.ts';

const alignments: readonly ActionId[] = [
  'align-left',
  'align-centre',
  'align-right',
  'align-top',
  'align-middle',
  'align-bottom',
];

const distributions: readonly ActionId[] = ['distribute-across', 'distribute-down'];

const rest: readonly ActionId[] = ['arrange', 'group-nodes', 'leave-group', 'duplicate', 'copy'];

/** Several nodes are selected: what can be done with them together. */
export function ManySection() {
  const { words: names, run, isAvailable } = useActions();
  const words = useMessages(nodeMessages);
  const { align } = useMessages(shapeMessages).selected;
  const count = useSession(({ selection }) => selection.nodeIds.length);
  // Whether a node of the selection stands in a group changes what is offered.
  useSession(({ document }) => document.groups);
  const offered = (ids: readonly ActionId[]) => ids.filter((id) => isAvailable(id));
  return (
    <div className={styles.body} data-testid="many-section">
      <p className={styles.groupTitle}>{words.manyNodes(count)}</p>
      <p className={styles.figures}>{words.manyNodesText}</p>
      <Toolbar label={align}>
        {offered([...alignments, ...distributions]).map((id) => (
          <IconButton
            key={id}
            size="small"
            icon={actionIcon(id)}
            label={names[id]}
            onPress={() => run(id)}
          />
        ))}
      </Toolbar>
      <div className={styles.buttons}>
        {offered(rest).map((id) => (
          <Button key={id} size="small" icon={actionIcon(id)} onPress={() => run(id)}>
            {names[id]}
          </Button>
        ))}
        <Button
          variant="quiet"
          size="small"
          icon={actionIcon('delete')}
          onPress={() => run('delete')}
        >
          {words.deleteNodes}
        </Button>
      </div>
    </div>
  );
}
