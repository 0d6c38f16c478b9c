import type { Effect, VariableType } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { LiveField } from '../../../components/LiveField.tsx';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { NumberText } from './NumberText.tsx';

export type AskFieldsProps = {
  effect: Effect;
  type: VariableType | undefined;
  onChange: (effect: Effect, typedIn: string) => void;
};

const limits = ['minimum', 'maximum'] as const;

/** The question that a reader is asked, and the limits of the answer. */
export function AskFields({ effect, type, onChange }: AskFieldsProps) {
  const messages = useMessages(logicMessages);
  return (
    <>
      <LiveField
        label={messages.question}
        font="reading"
        value={effect.question ?? ''}
        onChange={(question) => onChange({ ...effect, question }, 'question')}
      />
      <div className={styles.fields}>
        {limits.map((limit) => (
          <NumberText
            key={limit}
            label={messages[limit][type === 'number' ? 'number' : 'text']}
            value={effect[limit]}
            isOptional
            onChange={(number) => {
              const { [limit]: _former, ...rest } = effect;
              const changed: Effect = { ...rest, kind: effect.kind, variable: effect.variable };
              onChange(number === undefined ? changed : { ...changed, [limit]: number }, limit);
            }}
          />
        ))}
      </div>
    </>
  );
}
