import { createStore } from 'zustand/vanilla';
import type { Editor } from '../../commands/command.ts';
import { afterEvent, notYetWritten, type Writing } from '../../components/modelProgress/writing.ts';
import type {
  AssistantModel,
  AssistantProgress,
  AssistantUsage,
} from '../../services/assistant.ts';
import type { ServiceProblem, TextProvider } from '../../services/index.ts';
import { type Order, type PreparedTask, prepareTask, type Refusal } from './prepareTask.ts';
import { type Proposal, toProposal } from './proposal.ts';
import type { Subject, TextRange } from './subject.ts';

/** Why there is no proposal: what the service says, or what was found here. */
export type Failure = { readonly message: string } | { readonly refusal: Refusal | 'unusable' };

/** What the assistant is doing. */
export type AssistantRun =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'running' } & Writing)
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'proposed'; readonly proposal: Proposal; readonly prepared: PreparedTask };

export type AssistantState = {
  /** Null while they are on their way. */
  readonly providers: readonly TextProvider[] | null;
  readonly provider: string | null;
  readonly models: readonly AssistantModel[] | null;
  readonly model: AssistantModel | null;
  readonly usage: AssistantUsage | null;
  /** Why the models are not known. */
  readonly problem: ServiceProblem | null;
  readonly run: AssistantRun;
  /** What the last order was about; null before the first one. */
  readonly order: Order | null;
  /** The part of a text that is selected in its field. */
  readonly range: TextRange | null;
};

type Source = Pick<Editor, 'services' | 'session' | 'locale'>;

const idle: AssistantRun = { kind: 'idle' };

/** The assistant of one editor: its models, the task it is carrying out and what came of it. */
function createAssistant({ services, session, locale }: Source) {
  const { getState, setState, subscribe, getInitialState } = createStore<AssistantState>(() => ({
    providers: null,
    provider: null,
    models: null,
    model: null,
    usage: null,
    problem: null,
    run: idle,
    order: null,
    range: null,
  }));
  const service = services.assistant;
  let current: AbortController | null = null;

  async function chooseProvider(provider: string): Promise<void> {
    setState({ provider, models: null, model: null, problem: null });
    const answer = await service?.models(provider);
    if (!answer || getState().provider !== provider) return;
    if (answer.ok) setState({ models: answer.value, model: answer.value[0] ?? null });
    else setState({ problem: answer.error });
  }

  async function refreshUsage(): Promise<void> {
    const usage = await service?.usage();
    if (usage?.ok) setState({ usage: usage.value });
  }

  async function load(): Promise<void> {
    if (!service) return;
    setState({ problem: null });
    const [providers] = await Promise.all([service.providers(), refreshUsage()]);
    if (!providers.ok) return setState({ problem: providers.error });
    setState({ providers: providers.value });
    const known = getState().provider ?? providers.value[0]?.name;
    if (known === undefined) setState({ models: [] });
    else if (!getState().models) await chooseProvider(known);
  }

  const onEvent = (event: AssistantProgress) => {
    const { run } = getState();
    if (run.kind === 'running') setState({ run: { kind: run.kind, ...afterEvent(run, event) } });
  };

  async function send(order: Order): Promise<void> {
    const { provider, model } = getState();
    if (!service || provider === null || !model) return;
    const prepared = prepareTask(session.getState(), order);
    if (!prepared.ok) {
      setState({ order, run: { kind: 'failed', failure: { refusal: prepared.error } } });
      return;
    }
    current?.abort();
    const controller = new AbortController();
    current = controller;
    setState({ order, run: { kind: 'running', ...notYetWritten } });
    const language = session.getState().document.language ?? locale;
    const { task } = prepared.value;
    const answer = await service.write(
      { provider, model: model.name, language, task },
      {
        signal: controller.signal,
        onEvent: (event) => {
          if (current === controller) onEvent(event);
        },
      },
    );
    if (current !== controller) return;
    current = null;
    if (!answer.ok) {
      const { message } = answer.error;
      setState({ run: { kind: 'failed', failure: { message } } });
      return refreshUsage();
    }
    const proposal = toProposal(prepared.value, answer.value.result);
    setState({
      usage: answer.value.usage,
      run: proposal
        ? { kind: 'proposed', proposal, prepared: prepared.value }
        : { kind: 'failed', failure: { refusal: 'unusable' } },
    });
  }

  return {
    getState,
    getInitialState,
    subscribe,
    load,
    chooseProvider,
    chooseModel: (name: string) =>
      setState({ model: getState().models?.find((model) => model.name === name) ?? null }),
    send,
    /** Stops the task that is being carried out. Nothing of it stays. */
    cancel: () => {
      if (getState().run.kind !== 'running') return;
      current?.abort();
      current = null;
      setState({ run: idle });
      void refreshUsage();
    },
    /** Puts a failure or what is left of a proposal away. */
    dismiss: () => setState({ run: idle }),
    /** The proposal after the author has taken or left a part of it; null when nothing is left. */
    keep: (proposal: Proposal | null) => {
      const { run } = getState();
      if (run.kind !== 'proposed') return;
      setState({ run: proposal ? { ...run, proposal } : idle });
    },
    selectRange: (range: TextRange | null) => setState({ range }),
    /** What the panel is about while a task or its result is shown; else what is selected. */
    subject: (selected: Subject): Subject => {
      const { run, order } = getState();
      return run.kind === 'idle' ? selected : (order?.subject ?? selected);
    },
  };
}

export type Assistant = ReturnType<typeof createAssistant>;

const assistants = new WeakMap<Source['session'], Assistant>();

/** The one assistant of an editor, made when the author first wants it. */
export function assistantFor(editor: Source): Assistant {
  const known = assistants.get(editor.session);
  if (known) return known;
  const made = createAssistant(editor);
  assistants.set(editor.session, made);
  return made;
}
