import type { NodeType } from '@dreamfork/story';
import type { EditorServices, NodeDraftInput } from '../services.ts';
import { withLimit } from './withLimit.ts';

/** Types that the server may give an id to; the others are always made here. */
const serverTypes: readonly NodeType[] = ['text', 'choice', 'end'];

export const nodeIdLimit = 800;

/**
 * Makes ids for new nodes: the server's where it answers in time, else a local one, silently.
 * A server that failed once is not asked again, so that a dead line never slows the author down.
 */
export function createNodeIds(
  createNode: EditorServices['createNode'],
  ids: { next: () => string },
): (draft: NodeDraftInput) => string | Promise<string> {
  let isTrusted = createNode !== undefined;
  return (draft) => {
    if (!createNode || !isTrusted || !serverTypes.includes(draft.type)) return ids.next();
    return withLimit(() => createNode(draft), nodeIdLimit).then((answer) => {
      if (answer.kind === 'value' && answer.value?.id) return answer.value.id;
      isTrusted = false;
      return ids.next();
    });
  };
}
