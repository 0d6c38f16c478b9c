import { Button, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ConflictAnswer } from '../../store/session/conflict.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { useAnswerWhenGone } from '../../useAnswerWhenGone.ts';
import { ConflictContent } from './ConflictContent.tsx';
import { conflictMessages } from './messages.ts';

/** What to do when somebody saved a newer version meanwhile. Closing it means to keep editing. */
export function ConflictDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'conflict'>) {
  const { conflict, answer } = payload;
  const messages = useMessages(conflictMessages);
  const give = (given: ConflictAnswer) => {
    onClose();
    answer(given);
  };
  useAnswerWhenGone(() => answer({ kind: 'keep' }));

  const { theirs } = conflict;
  return (
    <Dialog
      title={messages.title}
      description={theirs ? messages.text : messages.textWithoutTheirs}
      size="large"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) give({ kind: 'keep' });
      }}
      {...(theirs
        ? {}
        : {
            footer: (
              <>
                <Button variant="danger" onPress={() => give({ kind: 'mine' })}>
                  {messages.mine}
                </Button>
                <Button variant="primary" onPress={() => give({ kind: 'keep' })}>
                  {messages.keep}
                </Button>
              </>
            ),
          })}
    >
      {theirs && (
        <ConflictContent
          base={conflict.base}
          mine={conflict.mine}
          theirs={theirs}
          onAnswer={give}
        />
      )}
    </Dialog>
  );
}
