import { Button, Dialog } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEditor } from '../../EditorContext.tsx';
import type { DuplicateAnswer } from '../../store/session/conflict.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { useAnswerWhenGone } from '../../useAnswerWhenGone.ts';
import { duplicateMessages } from './messages.ts';

/** Asks what to do about another story of this title. The focus is on the answer that changes neither. */
export function DuplicateDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'duplicate'>) {
  const { duplicate, answer } = payload;
  const { services } = useEditor();
  const messages = useMessages(duplicateMessages);
  const locale = useLocale();
  const give = (given: DuplicateAnswer) => {
    onClose();
    answer(given);
  };
  useAnswerWhenGone(() => answer('cancel'));

  const { title, freeTitle, nodeCount, wordCount, updatedAt } = duplicate;
  const statistics = {
    nodes: nodeCount,
    words: wordCount,
    changed: formatDateTime(locale, updatedAt),
  };
  return (
    <Dialog
      title={messages.question(title)}
      description={[
        ...(nodeCount > 0 ? [messages.statistics(statistics)] : []),
        services.versions ? messages.isRecoverable : messages.isFinal,
      ].join(' ')}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) give('cancel');
      }}
      footer={
        <>
          <Button variant="quiet" onPress={() => give('cancel')}>
            {messages.cancel}
          </Button>
          <Button variant="danger" onPress={() => give('overwrite')}>
            {messages.overwrite}
          </Button>
          <Button variant="primary" autoFocus onPress={() => give('rename')}>
            {messages.rename(freeTitle)}
          </Button>
        </>
      }
    />
  );
}
