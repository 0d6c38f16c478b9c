import { Button, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { RotateCw } from 'lucide-react';
import * as styles from './GeneratorDialog.css.ts';
import { generatorMessages } from './messages.ts';
import type { Generator } from './useGenerator.ts';

/** Who writes: a provider and one of its models, asked for again where they did not come. */
export function ModelFields({ generator }: { generator: Generator }) {
  const messages = useMessages(generatorMessages);
  const { providers, provider, models, model, modelsProblem } = generator;
  const lack = modelsProblem === null ? messages.noModels : messages.modelsFailed(modelsProblem);
  return (
    <>
      <Select
        label={messages.provider}
        items={(providers ?? []).map(({ name, displayName }) => ({
          id: name,
          label: displayName || name,
        }))}
        value={provider}
        onChange={generator.chooseProvider}
      />
      <div className={styles.withRetry}>
        <Select
          label={messages.model}
          items={(models ?? []).map((name) => ({ id: name, label: name }))}
          value={model}
          onChange={generator.chooseModel}
          {...(models?.length === 0 ? { errorMessage: lack } : {})}
        />
        {modelsProblem !== null && (
          <div>
            <Button size="small" icon={RotateCw} onPress={generator.reloadModels}>
              {messages.retryModels}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
