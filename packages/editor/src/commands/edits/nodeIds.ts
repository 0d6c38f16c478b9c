import type { NodeType } from '@dreamfork/story';
import type { EditorServices, NodeDraftInput } from '../../services/index.ts';

/** Types that the server may give an id to; the others are always made here. */
const serverTypes: readonly NodeType[] = ['text', 'choice', 'end'];

/**
 * Makes ids for new nodes without ever waiting: the server is asked for each node, and the id it
 * gives is reserved for the next one of that type. A server that failed once is not asked again.
 */
export function createNodeIds(
  createNode: EditorServices['createNode'],
  ids: { next: () => string },
  isFree: (id: string) => boolean,
): (draft: NodeDraftInput) => string {
  const stock = new Map<NodeType, string>();
  let isTrusted = createNode !== undefined;

  const ask = async (draft: NodeDraftInput) => {
    const answer = await createNode?.(draft).catch(() => null);
    if (answer?.id) stock.set(draft.type, answer.id);
    else isTrusted = false;
  };

  return (draft) => {
    const given = stock.get(draft.type);
    stock.delete(draft.type);
    if (isTrusted && serverTypes.includes(draft.type)) void ask(draft);
    return given !== undefined && isFree(given) ? given : ids.next();
  };
}
