import { Button } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useRecovery, useSession } from '../EditorContext.tsx';
import { formatTime } from '../formatTime.ts';
import { saveDetailsMessages } from '../messages/index.ts';
import { saveStatus } from '../session/status.ts';
import * as styles from './SaveState.css.ts';

export type SaveDetailsProps = { onClose: () => void };

/** Where the work is kept, since when, and what can be done about it. */
export function SaveDetails({ onClose }: SaveDetailsProps) {
  const { commands, desk, services } = useEditor();
  const words = useMessages(saveDetailsMessages);
  const locale = useLocale();
  const status = useSession(saveStatus);
  const savedAt = useSession((state) => state.savedAt);
  const trouble = useSession((state) => state.trouble);
  const localCopy = useSession((state) => state.localCopy);
  const hasDrafts = useRecovery(({ found, discarded }) => found.length > 0 || discarded.length > 0);
  const isNew = useSession(({ saved }) => saved.id === undefined);
  const isRepaired = useSession(({ saved }) => saved.id !== undefined && saved.revision === null);
  const savesByItself = useSession(
    ({ saved }) => services.savesByItself === true && saved.revision !== null,
  );

  const lines = [
    status === 'saved' && words.onServer,
    isNew && words.neverSaved,
    isNew && services.savesByItself && words.firstByHand,
    isRepaired && words.repaired,
    !isNew && !isRepaired && status === 'unsaved' && !trouble && words.notYet,
    !isNew && status === 'unsaved' && !trouble && savesByItself && words.byItself,
    trouble?.kind === 'unreachable' && words.offlineText,
    trouble?.kind === 'conflict' && words.conflictText,
    trouble?.kind === 'signedOut' && words.signedOutText,
    trouble?.kind === 'refused' && trouble.message,
    trouble?.retryAt != null && words.retryAt(formatTime(locale, trouble.retryAt)),
    savedAt !== null && words.savedAt(formatTime(locale, savedAt)),
    words.local[localCopy],
  ].filter((line) => typeof line === 'string' && line !== '');

  const label = trouble?.kind === 'conflict' ? words.resolve : trouble ? words.retry : words.save;
  return (
    <div className={styles.details}>
      {lines.map((line) => (
        <p key={String(line)} className={styles.line}>
          {line}
        </p>
      ))}
      {status !== 'saved' && status !== 'saving' && (
        <Button
          size="small"
          onPress={() => {
            onClose();
            void commands.save();
          }}
        >
          {label}
        </Button>
      )}
      {hasDrafts && (
        <Button
          size="small"
          onPress={() => {
            onClose();
            desk.openDialog('recovery', null);
          }}
        >
          {words.drafts}
        </Button>
      )}
    </div>
  );
}
