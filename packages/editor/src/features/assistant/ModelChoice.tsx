import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import * as styles from './assistant.css.ts';
import type { Assistant, AssistantState } from './createAssistant.ts';
import { assistantMessages } from './messages.ts';

export type ModelChoiceProps = { assistant: Assistant; state: AssistantState };

/** Who writes: a provider and one of its models. */
export function ModelChoice({ assistant, state }: ModelChoiceProps) {
  const messages = useMessages(assistantMessages);
  const { providers, provider, models, model } = state;
  return (
    <div className={styles.pair}>
      <Select
        label={messages.provider}
        items={(providers ?? []).map(({ name, displayName }) => ({
          id: name,
          label: displayName || name,
        }))}
        value={provider}
        onChange={(name) => void assistant.chooseProvider(name)}
      />
      <Select
        label={messages.model}
        items={(models ?? []).map(({ name }) => ({ id: name, label: name }))}
        value={model?.name ?? null}
        onChange={assistant.chooseModel}
      />
    </div>
  );
}
