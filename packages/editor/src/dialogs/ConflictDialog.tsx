import { Button, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef } from 'react';
import type { ConflictAnswer } from '../commands/context.ts';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { conflictMessages } from '../messages/index.ts';
import { ConflictSheet } from './ConflictSheet.tsx';

/** What to do when somebody saved a newer version meanwhile. Closing it means to keep editing. */
export function ConflictDialog({ payload, isOpen, onClose }: DeskDialogProps<'conflict'>) {
  const { conflict, answer } = payload;
  const words = useMessages(conflictMessages);
  const give = (given: ConflictAnswer) => {
    onClose();
    answer(given);
  };
  // Whatever takes the dialog away, whoever waits for the answer gets one; a development build, which
  // mounts everything twice, takes nothing away.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (!isMounted.current) answer({ kind: 'keep' });
      });
    };
  }, [answer]);

  const { theirs } = conflict;
  return (
    <Dialog
      title={words.title}
      description={theirs ? words.text : words.textWithoutTheirs}
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
                  {words.mine}
                </Button>
                <Button variant="primary" onPress={() => give({ kind: 'keep' })}>
                  {words.keep}
                </Button>
              </>
            ),
          })}
    >
      {theirs && (
        <ConflictSheet base={conflict.base} mine={conflict.mine} theirs={theirs} onAnswer={give} />
      )}
    </Dialog>
  );
}
