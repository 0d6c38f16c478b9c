import { outgoing, type StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { nodeMessages } from './node.messages.ts';
import { TargetSelect } from './TargetSelect.tsx';

export type NodeLinksProps = { node: StoryNode };

/** Where the node itself leads, apart from its choices; another connection can be added at the end. */
export function NodeLinks({ node }: NodeLinksProps) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const document = useSession((state) => state.document);
  const owned = new Set(node.choices.map(({ connectionId }) => connectionId));
  const links = outgoing(document, node.id).filter(({ id }) => !owned.has(id));
  const offersChoices = node.type === 'choice' || node.choices.length > 0;
  return (
    <>
      {links.map(({ id, toNodeId }) => (
        <TargetSelect
          key={id}
          label={messages.leadsTo}
          fromNodeId={node.id}
          value={toNodeId}
          onChange={(target) => {
            if (target === null) edits.disconnect([id]);
            else edits.reconnect({ connectionId: id, toNodeId: target });
          }}
        />
      ))}
      {!offersChoices && (
        <TargetSelect
          key={`another-${links.length}`}
          label={links.length === 0 ? messages.leadsTo : messages.anotherConnection}
          fromNodeId={node.id}
          value={null}
          onChange={(target) => {
            if (target !== null) edits.connect({ fromNodeId: node.id, toNodeId: target });
          }}
        />
      )}
    </>
  );
}
