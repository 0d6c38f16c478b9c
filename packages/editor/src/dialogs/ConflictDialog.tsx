import { Button, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CloudDownload, CloudUpload, Pencil } from 'lucide-react';
import type { ConflictAnswer } from '../commands/context.ts';
import { editorMessages } from '../messages/index.ts';
import * as styles from './ConflictDialog.css.ts';

export type ConflictDialogProps = {
  isOpen: boolean;
  /** Whether the other version can be fetched. */
  canLoad: boolean;
  onAnswer: (answer: ConflictAnswer) => void;
};

const icons = { keep: Pencil, theirs: CloudDownload, mine: CloudUpload };

/** What to do when somebody saved a newer version meanwhile. Closing it means to keep editing. */
export function ConflictDialog({ isOpen, canLoad, onAnswer }: ConflictDialogProps) {
  const words = useMessages(editorMessages).conflict;
  const answers = (['keep', 'theirs', 'mine'] as const).filter(
    (answer) => canLoad || answer !== 'theirs',
  );
  const explanations = { keep: words.keepText, theirs: words.theirsText, mine: words.mineText };
  return (
    <Dialog
      title={words.title}
      description={words.text}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onAnswer('keep');
      }}
    >
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer} className={styles.answer}>
            <Button
              variant={answer === 'keep' ? 'primary' : answer === 'mine' ? 'danger' : 'secondary'}
              icon={icons[answer]}
              onPress={() => onAnswer(answer)}
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
