import { Button } from '@dreamfork/ui';
import { useLocale } from '@dreamfork/ui/i18n';
import { MessageSquare } from 'lucide-react';
import { useCommands } from '../../commands/useCommands.ts';
import { counted } from '../../counted.messages.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import * as styles from './writingView.css.ts';

/** How many threads are open about a node, beside its text; a press leaves the text and shows the first. */
export function ReviewMark({ nodeId }: { nodeId: string }) {
  const { commands, edits } = useEditor();
  const { run } = useCommands();
  const locale = useLocale();
  const count = useSession(({ overlays }) => overlays.reviews.get(nodeId) ?? 0);
  const command = commands.find(({ id }) => id === 'node-threads');
  if (count === 0 || !command) return null;
  return (
    <div className={styles.reviews}>
      <Button
        size="small"
        icon={MessageSquare}
        onPress={() => {
          edits.commitEditing();
          run(command, { nodeId });
        }}
      >
        {counted[locale].threads(count)}
      </Button>
    </div>
  );
}
