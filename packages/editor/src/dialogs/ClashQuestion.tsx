import type { Clash, ClashSide } from '@dreamfork/story';
import { RadioGroup } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { compareMessages, conflictMessages } from '../messages/index.ts';
import { clashName } from './clashName.ts';
import { clashValue } from './clashValue.ts';

export type ClashQuestionProps = {
  clash: Clash;
  answer: ClashSide | undefined;
  titleOf: (id: string) => string | undefined;
  onAnswer: (side: ClashSide) => void;
};

/** One thing that both sides changed, with both values to choose from. */
export function ClashQuestion({ clash, answer, titleOf, onAnswer }: ClashQuestionProps) {
  const words = useMessages(conflictMessages);
  const { what, parts } = useMessages(compareMessages);
  const locale = useLocale();
  const context = { words, locale, titleOf };
  return (
    <RadioGroup<ClashSide>
      label={clashName(clash, { what, parts, fields: words.fields }, titleOf)}
      value={answer ?? null}
      onChange={onAnswer}
      items={[
        { id: 'mine', label: words.mineSide, description: clashValue(clash.mine, context) },
        { id: 'theirs', label: words.theirsSide, description: clashValue(clash.theirs, context) },
      ]}
    />
  );
}
