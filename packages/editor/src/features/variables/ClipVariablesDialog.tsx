import type { ClipVariableAnswer } from '@dreamfork/story';
import { Button, Dialog, RadioGroup } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import type { ClipVariableAnswers } from '../../store/interaction.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { useAnswerWhenGone } from '../../useAnswerWhenGone.ts';
import { variablesMessages } from './messages.ts';
import * as styles from './variables.css.ts';

/** Asks what becomes of pasted variables whose names variables of other types have. */
export function ClipVariablesDialog({
  payload: { clashes, answer },
  isOpen,
  onClose,
}: WorkspaceDialogProps<'clipVariables'>) {
  const { types, cancel, clip } = useMessages(variablesMessages);
  const [answers, setAnswers] = useState<ClipVariableAnswers>({});
  const give = (given: ClipVariableAnswers | null) => {
    onClose();
    answer(given);
  };
  useAnswerWhenGone(() => answer(null));
  return (
    <Dialog
      title={clip.title({ name: clashes[0]?.copied.name ?? '', count: clashes.length })}
      description={clip.text}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) give(null);
      }}
      footer={
        <>
          <Button variant="quiet" onPress={() => give(null)}>
            {cancel}
          </Button>
          <Button variant="primary" autoFocus onPress={() => give(answers)}>
            {clip.paste}
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        {clashes.map(({ copied, known, freeName }) => (
          <RadioGroup<ClipVariableAnswer>
            key={copied.id}
            label={clip.question({
              name: copied.name,
              known: types[known.type],
              copied: types[copied.type],
            })}
            value={answers[copied.name] ?? 'add'}
            onChange={(chosen) => setAnswers({ ...answers, [copied.name]: chosen })}
            items={[
              { id: 'add', label: clip.add(freeName) },
              { id: 'use', label: clip.use, description: clip.useText },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
