import { Button, Dialog, RadioGroup, useConfirm } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { DifferenceView } from '../../components/versionDiff/DifferenceView.tsx';
import { useEditor, useRecovery, useSession } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { recoveryMessages } from './messages.ts';
import * as styles from './RecoveryDialog.css.ts';

/** Work that an earlier editor left behind: what it is, and whether it comes back. */
export function RecoveryDialog({ isOpen, onClose }: WorkspaceDialogProps<'recovery'>) {
  const { recovery } = useEditor();
  const messages = useMessages(recoveryMessages);
  const locale = useLocale();
  const confirm = useConfirm();
  const found = useRecovery((state) => state.found);
  const discarded = useRecovery((state) => state.discarded);
  const version = useSession(({ saved }) => saved.version ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const drafts = [...found, ...discarded];
  const open = drafts.find(({ draft: { head } }) => head.key === chosen) ?? drafts[0];
  const draft = open?.draft;
  const isNew = draft?.head.storyId === null;
  const isDiscarded = open !== undefined && discarded.includes(open);

  const restore = () => {
    onClose();
    if (open) recovery.restore(open);
  };
  const discard = async () => {
    if (!open) return;
    const isSure = await confirm({
      title: messages.discardQuestion,
      text: messages.discardText,
      confirmLabel: messages.discard,
      tone: 'danger',
    });
    if (!isSure) return;
    await recovery.discard(open);
    if (recovery.getState().found.length === 0) onClose();
  };

  return (
    <Dialog
      title={isNew ? messages.titleNew : messages.title}
      description={isNew ? messages.textNew : messages.text}
      size="large"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {messages.later}
          </Button>
          {draft && !isDiscarded && (
            <Button onPress={() => void discard()}>{messages.discard}</Button>
          )}
          {draft && (
            <Button variant="primary" onPress={restore}>
              {isNew ? messages.restoreNew : messages.restore}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>
        {drafts.length > 1 && (
          <RadioGroup
            label={messages.choose}
            value={draft?.head.key ?? null}
            onChange={setChosen}
            items={drafts.map((item) => ({
              id: item.draft.head.key,
              label: `${item.draft.head.title} · ${messages.savedAt(formatDateTime(locale, item.draft.head.savedAt))}`,
              ...(discarded.includes(item) ? { description: messages.discarded } : {}),
            }))}
          />
        )}
        {draft ? (
          <>
            <div className={styles.details}>
              <p className={styles.title}>{draft.head.title}</p>
              <p className={styles.note}>
                {messages.savedAt(formatDateTime(locale, draft.head.savedAt))}
              </p>
              {!isNew && draft.head.version !== version && (
                <p className={styles.note}>{messages.changedMeanwhile}</p>
              )}
              {isDiscarded && <p className={styles.note}>{messages.discardedText}</p>}
            </div>
            <DifferenceView key={draft.head.key} before={draft.base} after={draft.document} />
          </>
        ) : (
          <p className={styles.note}>{messages.nothing}</p>
        )}
      </div>
    </Dialog>
  );
}
