import type { ConflictSide, MergeConflict } from '@dreamfork/story';
import { RadioGroup } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { compareMessages } from '../../components/versionDiff/messages.ts';
import { conflictName, conflictValue } from './conflictText.ts';
import { conflictMessages } from './messages.ts';

export type ConflictQuestionProps = {
  conflict: MergeConflict;
  answer: ConflictSide | undefined;
  titleOf: (id: string) => string | undefined;
  onAnswer: (side: ConflictSide) => void;
};

/** One thing that both sides changed, with both values to choose from. */
export function ConflictQuestion({ conflict, answer, titleOf, onAnswer }: ConflictQuestionProps) {
  const messages = useMessages(conflictMessages);
  const { what, parts } = useMessages(compareMessages);
  const locale = useLocale();
  const context = { messages, locale, titleOf };
  return (
    <RadioGroup<ConflictSide>
      label={conflictName(conflict, { ...messages, what, parts }, titleOf)}
      value={answer ?? null}
      onChange={onAnswer}
      items={[
        {
          id: 'mine',
          label: messages.mineSide,
          description: conflictValue(conflict.mine, context),
        },
        {
          id: 'theirs',
          label: messages.theirsSide,
          description: conflictValue(conflict.theirs, context),
        },
      ]}
    />
  );
}
