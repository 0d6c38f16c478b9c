import type { ContextNode } from '@dreamfork/story';
import { Button, Disclosure, Select, TextField } from '@dreamfork/ui';
import { formatTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../EditorContext.tsx';
import * as styles from './assistant.css.ts';
import type { Assistant, AssistantState } from './createAssistant.ts';
import { assistantMessages } from './messages.ts';
import { type Order, type PreparedTask, prepareTask, type TaskOptions } from './prepareTask.ts';
import type { Subject } from './subject.ts';
import {
  type TargetLanguage,
  type TaskKind,
  takesInstruction,
  targetLanguages,
  tasksFor,
  tones,
} from './tasks.ts';
import { useAssistant } from './useAssistant.ts';

export type AssistantFormProps = { subject: Subject; assistant: Assistant };

/** What is asked for, and what will be sent for it. */
export function AssistantForm({ subject, assistant }: AssistantFormProps) {
  const messages = useMessages(assistantMessages);
  const locale = useLocale();
  const { state } = useAssistant();
  const { model, usage, range } = state;
  const document = useSession((each) => each.document);
  const [wanted, setWanted] = useState<TaskKind | null>(() => state.order?.kind ?? null);
  const [options, setOptions] = useState<TaskOptions>(
    () =>
      state.order?.options ?? {
        instruction: '',
        tone: 'tense',
        language:
          document.language === 'en' || (!document.language && locale === 'en') ? 'ru' : 'en',
      },
  );
  const hasVision = model?.vision ?? false;
  const tasks = tasksFor({ document }, subject, { hasVision });
  const kind = wanted && tasks.includes(wanted) ? wanted : (tasks[0] ?? 'summary');
  const limit = model?.maxCharacters ?? 0;
  const order: Order = { subject, kind, options, limit };
  const prepared = prepareTask({ document }, order);
  const isOverLimit = usage !== null && usage.used >= usage.limit;
  const lack =
    model === null
      ? messages.needsModel
      : usage && isOverLimit
        ? messages.limitReached(formatTime(locale, usage.resetsAt))
        : prepared.ok
          ? undefined
          : messages.refusals[prepared.error];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (lack === undefined) void assistant.send(order);
  };
  const change = (part: Partial<TaskOptions>) => setOptions({ ...options, ...part });

  return (
    <form className={styles.part} onSubmit={onSubmit}>
      {range && subject.kind === 'node' && subject.range && (
        <div className={styles.buttons}>
          <Button size="small" variant="quiet" onPress={() => assistant.selectRange(null)}>
            {messages.wholeText}
          </Button>
        </div>
      )}
      <Select<TaskKind>
        label={messages.task}
        value={kind}
        onChange={setWanted}
        items={tasks.map((id) => ({ id, label: messages.tasks[id] }))}
      />
      {kind === 'tone' && (
        <Select
          label={messages.tone}
          value={options.tone}
          onChange={(tone) => change({ tone })}
          items={tones.map((id) => ({ id, label: messages.tones[id] }))}
        />
      )}
      {kind === 'translate' && (
        <Select<TargetLanguage>
          label={messages.language}
          value={options.language}
          onChange={(language) => change({ language })}
          items={targetLanguages.map((id) => ({ id, label: messages.languages[id] }))}
        />
      )}
      {takesInstruction(kind) && (
        <TextField
          label={messages.instruction}
          description={messages.instructionHelp}
          maxLength={2000}
          value={options.instruction}
          onChange={(instruction) => change({ instruction })}
        />
      )}
      <ModelChoice assistant={assistant} state={state} />
      {prepared.ok && <ContextView prepared={prepared.value} />}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon={Sparkles} disabledReason={lack}>
          {messages.ask}
        </Button>
      </div>
      {usage && !isOverLimit && (
        <p className={styles.quiet}>{messages.left(usage.limit - usage.used, usage.limit)}</p>
      )}
    </form>
  );
}

type ModelChoiceProps = { assistant: Assistant; state: AssistantState };

/** Who writes: a provider and one of its models. */
function ModelChoice({ assistant, state }: ModelChoiceProps) {
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

const lengthOf = ({ title, text, choices }: ContextNode): number =>
  title.length + text.length + choices.join('').length;

/** What will be sent, before it is: the nodes and how many characters of each. */
function ContextView({ prepared }: { prepared: PreparedTask }) {
  const messages = useMessages(assistantMessages);
  const { context, text, task } = prepared;
  // The text that the task is about is sent by itself and not once more in the context.
  const nodes = (context?.nodes ?? []).filter(({ role }) => role !== 'own' || text === '');
  const about = (context?.title.length ?? 0) + (context?.description.length ?? 0);
  const own = text.length;
  const length = own + about + nodes.reduce((sum, node) => sum + lengthOf(node), 0);
  return (
    <Disclosure title={messages.context.title(length)}>
      <div className={styles.part} data-testid="assistant-context">
        {own > 0 && <p className={styles.quiet}>{messages.context.own(own)}</p>}
        {task.kind === 'image-description' && (
          <p className={styles.quiet}>{messages.context.picture}</p>
        )}
        {about > 0 && <p className={styles.quiet}>{messages.context.story(about)}</p>}
        {nodes.length > 0 && (
          <ul className={styles.list} aria-label={messages.context.nodes}>
            {nodes.map((node) => (
              <li key={node.nodeId} className={styles.contextNode}>
                <span className={styles.authored}>{node.title || messages.untitled}</span>
                <span className={styles.quiet}>
                  {messages.context.node(node.role, lengthOf(node), node.isCut)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.quiet}>
          {context && context.leftOut > 0 ? `${messages.context.leftOut(context.leftOut)} ` : ''}
          {messages.context.whole}
        </p>
      </div>
    </Disclosure>
  );
}
