import type { ContextNode } from '@dreamfork/story';
import { Disclosure } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import * as styles from './assistant.css.ts';
import { assistantMessages } from './messages.ts';
import type { PreparedTask } from './prepareTask.ts';

const lengthOf = ({ title, text, choices }: ContextNode): number =>
  title.length + text.length + choices.join('').length;

/** What will be sent, before it is: the nodes and how many characters of each. */
export function ContextView({ prepared }: { prepared: PreparedTask }) {
  const messages = useMessages(assistantMessages);
  const { context, text, task } = prepared;
  // The text that the task is about is sent by itself and not once more in the context.
  const nodes = (context?.nodes ?? []).filter(({ role }) => role !== 'own' || text === '');
  const about = (context?.title.length ?? 0) + (context?.description.length ?? 0);
  const own = text.length;
  const length = own + about + nodes.reduce((sum, node) => sum + lengthOf(node), 0);
  return (
    <Disclosure title={messages.context.title(length)}>
      <div className={styles.part} data-testid="assistant-context">
        {own > 0 && <p className={styles.quiet}>{messages.context.own(own)}</p>}
        {task.kind === 'image-description' && (
          <p className={styles.quiet}>{messages.context.picture}</p>
        )}
        {about > 0 && <p className={styles.quiet}>{messages.context.story(about)}</p>}
        {nodes.length > 0 && (
          <ul className={styles.list} aria-label={messages.context.nodes}>
            {nodes.map((node) => (
              <li key={node.nodeId} className={styles.contextNode}>
                <span className={styles.authored}>{node.title || messages.untitled}</span>
                <span className={styles.quiet}>
                  {messages.context.node(node.role, lengthOf(node), node.isCut)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.quiet}>
          {context && context.leftOut > 0 ? `${messages.context.leftOut(context.leftOut)} ` : ''}
          {messages.context.whole}
        </p>
      </div>
    </Disclosure>
  );
}
