import { Button, ErrorState, Notice, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { RotateCw } from 'lucide-react';
import { writingMessages } from '../../components/modelProgress/messages.ts';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './GeneratorDialog.css.ts';
import { generatorMessages } from './messages.ts';
import type { Generator } from './useGenerator.ts';

/** Who writes: a provider and one of its models, asked for again where they did not come. */
export function ModelFields({ generator }: { generator: Generator }) {
  const messages = useMessages(generatorMessages);
  const { noModel, lookAgain } = useMessages(writingMessages);
  const { isAdministrator } = useEditor().services;
  const { providers, provider, models, model, problem } = generator;
  if (provider === null && problem) {
    return (
      <div className={styles.wholeRow}>
        <ErrorState
          headingLevel={3}
          title={messages.providersFailed}
          text={problem.message || messages.unknown}
          onRetry={generator.reloadProviders}
        />
      </div>
    );
  }
  if (providers?.length === 1 && models?.length === 0) {
    return (
      <div className={styles.wholeRow}>
        <Notice
          action={
            <Button size="small" icon={RotateCw} onPress={generator.reloadProviders}>
              {lookAgain}
            </Button>
          }
        >
          {noModel[isAdministrator ? 'administrator' : 'author']}
        </Notice>
      </div>
    );
  }
  const lack = problem
    ? messages.modelsFailed(problem.message || messages.unknown)
    : models?.length === 0
      ? messages.noModels
      : null;
  return (
    <>
      <Select
        label={messages.provider}
        items={(providers ?? []).map(({ name, displayName }) => ({
          id: name,
          label: displayName || name,
        }))}
        value={provider}
        onChange={(name) => void generator.chooseProvider(name)}
      />
      <div className={styles.withRetry}>
        <Select
          label={messages.model}
          items={(models ?? []).map((name) => ({ id: name, label: name }))}
          value={model}
          onChange={generator.chooseModel}
          {...(lack === null ? {} : { errorMessage: lack })}
        />
        {provider !== null && problem && (
          <div>
            <Button
              size="small"
              icon={RotateCw}
              onPress={() => void generator.chooseProvider(provider)}
            >
              {messages.retry}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
