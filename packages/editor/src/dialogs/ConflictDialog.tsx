import { Button, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CloudDownload, CloudUpload, Pencil } from 'lucide-react';
import type { Conflict, ConflictAnswer } from '../commands/context.ts';
import { editorMessages } from '../messages/index.ts';
import * as styles from './ConflictDialog.css.ts';

export type ConflictDialogProps = {
  conflict: Conflict;
  onAnswer: (answer: ConflictAnswer) => void;
};

const icons = { keep: Pencil, theirs: CloudDownload, mine: CloudUpload };

/** What to do when somebody saved a newer version meanwhile. Closing it means to keep editing. */
export function ConflictDialog({ conflict, onAnswer }: ConflictDialogProps) {
  const words = useMessages(editorMessages).conflict;
  const answers = (['keep', 'theirs', 'mine'] as const).filter(
    (answer) => conflict.theirs || answer !== 'theirs',
  );
  const explanations = { keep: words.keepText, theirs: words.theirsText, mine: words.mineText };
  return (
    <Dialog
      title={words.title}
      description={words.text}
      isOpen
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onAnswer({ kind: 'keep' });
      }}
    >
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer} className={styles.answer}>
            <Button
              variant={answer === 'keep' ? 'primary' : answer === 'mine' ? 'danger' : 'secondary'}
              icon={icons[answer]}
              onPress={() => onAnswer({ kind: answer })}
            >
              {words[answer]}
            </Button>
            <p className={styles.explanation}>{explanations[answer]}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
