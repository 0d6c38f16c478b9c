import { Button } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useRecovery, useSession } from '../EditorContext.tsx';
import { formatTime } from '../formatTime.ts';
import { saveStatus } from '../store/session/status.ts';
import * as styles from './SaveState.css.ts';
import { saveDetailsMessages } from './saveDetails.messages.ts';

export type SaveDetailsProps = { onClose: () => void };

/** State of the draft and the last save, and the actions on them. */
export function SaveDetails({ onClose }: SaveDetailsProps) {
  const { persistence, workspace, services } = useEditor();
  const messages = useMessages(saveDetailsMessages);
  const locale = useLocale();
  const status = useSession(saveStatus);
  const savedAt = useSession((state) => state.savedAt);
  const saveError = useSession((state) => state.saveError);
  const draftStatus = useSession((state) => state.draftStatus);
  const hasDrafts = useRecovery(({ found, discarded }) => found.length > 0 || discarded.length > 0);
  const isNew = useSession(({ saved }) => saved.id === undefined);
  const isRepaired = useSession(({ saved }) => saved.id !== undefined && saved.revision === null);
  const autosave = useSession(({ saved }) => services.autosave === true && saved.revision !== null);

  const lines = [
    status === 'saved' && messages.onServer,
    isNew && messages.neverSaved,
    isNew && services.autosave && !saveError && messages.firstByHand,
    isRepaired && messages.repaired,
    !isNew && !isRepaired && status === 'unsaved' && !saveError && messages.notYet,
    !isNew && status === 'unsaved' && !saveError && autosave && messages.byItself,
    saveError?.kind === 'unreachable' && messages.offlineText,
    saveError?.kind === 'conflict' && messages.conflictText,
    saveError?.kind === 'signedOut' && messages.signedOutText,
    saveError?.kind === 'refused' && saveError.message,
    saveError?.retryAt != null && messages.retryAt(formatTime(locale, saveError.retryAt)),
    savedAt !== null && messages.savedAt(formatTime(locale, savedAt)),
    messages.draft[draftStatus],
  ].filter((line) => typeof line === 'string' && line !== '');

  const label =
    saveError?.kind === 'conflict' ? messages.resolve : saveError ? messages.retry : messages.save;
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
            void persistence.save();
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
            workspace.openDialog('recovery', null);
          }}
        >
          {messages.drafts}
        </Button>
      )}
    </div>
  );
}
