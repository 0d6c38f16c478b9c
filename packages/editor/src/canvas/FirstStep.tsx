import { Button, Heading, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Panel } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { useEditor, useSession, useWorkspace } from '../EditorContext.tsx';
import * as styles from './CanvasStage.css.ts';
import { canvasMessages } from './messages.ts';

/** What to do first, as long as the story has no second node. */
export function FirstStep() {
  const { edits } = useEditor();
  const first = useSession(({ document }) => document.nodes[0]);
  const messages = useMessages(canvasMessages).firstStep;
  const isNarrow = useWorkspace(({ width }) => width === 'narrow');
  const isEmpty = first === undefined;
  const add = () => {
    if (isEmpty) edits.addNode({ type: 'text' });
    else edits.addLinkedNode({ type: 'text', fromNodeId: first.id });
  };
  return (
    // Where the screen is narrow, it would lie over the card in the middle.
    <Panel
      position={isNarrow ? 'top-center' : 'bottom-center'}
      className={styles.firstStep}
      data-testid="first-step"
    >
      <Heading level={2} size="21">
        {isEmpty ? messages.emptyTitle : messages.title}
      </Heading>
      <Text size={isNarrow ? '13' : '15'} tone="ink2">
        {isEmpty ? messages.emptyText : messages.text}
      </Text>
      {first?.type !== 'end' && (
        <Button icon={Plus} onPress={add}>
          {isEmpty ? messages.addFirst : messages.addNext}
        </Button>
      )}
    </Panel>
  );
}
