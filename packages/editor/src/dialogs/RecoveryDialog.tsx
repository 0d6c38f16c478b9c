import { Button, Dialog, RadioGroup, useConfirm, useToast } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { DifferenceView } from '../compare/DifferenceView.tsx';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { useEditor, useRecovery, useSession } from '../EditorContext.tsx';
import { recoveryMessages } from '../messages/index.ts';
import * as styles from './RecoveryDialog.css.ts';

/** Work that an earlier editor left behind: what it is, and whether it comes back. */
export function RecoveryDialog({ isOpen, onClose }: DeskDialogProps<'recovery'>) {
  const { recovery, keeping } = useEditor();
  const words = useMessages(recoveryMessages);
  const locale = useLocale();
  const confirm = useConfirm();
  const toast = useToast();
  const found = useRecovery((state) => state.found);
  const discarded = useRecovery((state) => state.discarded);
  const version = useSession(({ saved }) => saved.version ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const drafts = [...found, ...discarded];
  const draft = drafts.find(({ head }) => head.key === chosen) ?? drafts[0];
  const isNew = draft?.head.storyId === null;
  const isDiscarded = draft !== undefined && discarded.includes(draft);

  const restore = async () => {
    if (!draft) return;
    onClose();
    if (await recovery.restore(draft, keeping.keep)) {
      toast({ status: 'success', title: words.restored, description: words.restoredText });
    }
  };
  const discard = async () => {
    if (!draft) return;
    const isSure = await confirm({
      title: words.discardQuestion,
      text: words.discardText,
      confirmLabel: words.discard,
      tone: 'danger',
    });
    if (!isSure) return;
    await recovery.discard(draft);
    if (recovery.getState().found.length === 0) onClose();
  };

  return (
    <Dialog
      title={isNew ? words.titleNew : words.title}
      description={isNew ? words.textNew : words.text}
      size="large"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words.later}
          </Button>
          {draft && !isDiscarded && <Button onPress={() => void discard()}>{words.discard}</Button>}
          {draft && (
            <Button variant="primary" onPress={() => void restore()}>
              {isNew ? words.restoreNew : words.restore}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>
        {drafts.length > 1 && (
          <RadioGroup
            label={words.choose}
            value={draft?.head.key ?? null}
            onChange={setChosen}
            items={drafts.map((item) => ({
              id: item.head.key,
              label: `${item.head.title} · ${words.keptAt(formatDateTime(locale, item.head.savedAt))}`,
              ...(discarded.includes(item) ? { description: words.discarded } : {}),
            }))}
          />
        )}
        {draft ? (
          <>
            <div className={styles.facts}>
              <p className={styles.title}>{draft.head.title}</p>
              <p className={styles.note}>
                {words.keptAt(formatDateTime(locale, draft.head.savedAt))}
              </p>
              {!isNew && draft.head.version !== version && (
                <p className={styles.note}>{words.changedMeanwhile}</p>
              )}
              {isDiscarded && <p className={styles.note}>{words.discardedText}</p>}
            </div>
            <DifferenceView key={draft.head.key} before={draft.base} after={draft.document} />
          </>
        ) : (
          <p className={styles.note}>{words.nothing}</p>
        )}
      </div>
    </Dialog>
  );
}
