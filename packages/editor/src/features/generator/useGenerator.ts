import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterEvent, notYetWritten, type Writing } from '../../components/modelProgress/writing.ts';
import { useEditor } from '../../EditorContext.tsx';
import type { GeneratorServices, ServiceProblem, TextProvider } from '../../services/index.ts';
import { generatorMessages } from './messages.ts';

export type GeneratorResult = {
  readonly text: string;
  readonly kind: /** Nothing, or why there is no text. */
    | 'none'
    /** A text of the author's alone. */
    | 'typed'
    /** A text of a model, which the author may have changed. */
    | 'written';
};

/** A provider, and its models as far as they have come. */
type Choice = {
  readonly provider: string | null;
  readonly models: readonly string[] | null;
  readonly model: string | null;
  /** Why the models did not come, or the providers where there is no provider. */
  readonly problem: ServiceProblem | null;
};

const noChoice: Choice = { provider: null, models: null, model: null, problem: null };

export type Generator = ReturnType<typeof useGenerator>;

export const noResult: GeneratorResult = { text: '', kind: 'none' };

/** Providers and models as they come, and one text at a time. */
export function useGenerator(firstResult = noResult) {
  const { services, session, locale } = useEditor();
  const { generator, assistant } = services;
  const messages = useMessages(generatorMessages);
  const [providers, setProviders] = useState<readonly TextProvider[] | null>(null);
  const [choice, setChoice] = useState(noChoice);
  const [result, setResult] = useState(firstResult);
  const [writing, setWriting] = useState<Writing | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const chooseProvider = async (provider: string) => {
    setChoice({ ...noChoice, provider });
    const answer = await generator?.models(provider);
    if (!answer) return;
    const came = answer.ok
      ? { models: answer.value, model: answer.value[0] ?? null }
      : { problem: answer.error };
    setChoice((now) => (now.provider === provider ? { ...noChoice, provider, ...came } : now));
  };

  const receiveProviders = (answer: Awaited<ReturnType<GeneratorServices['providers']>>) => {
    if (!answer.ok) return setChoice({ ...noChoice, problem: answer.error });
    setProviders(answer.value);
    if (answer.value[0]) void chooseProvider(answer.value[0].name);
  };
  const receiveFirst = useEffectEvent(receiveProviders);
  useEffect(() => void generator?.providers().then(receiveFirst), [generator]);

  const reloadProviders = () => {
    setChoice(noChoice);
    void generator?.providers().then(receiveProviders);
  };

  /** The text as it is written, where the server can; else all of it at once. */
  const askFor = async (
    request: { provider: string; model: string; prompt: string },
    signal: AbortSignal,
  ) => {
    if (!assistant) return generator?.generate({ ...request, signal });
    const { prompt, ...writer } = request;
    const language = session.getState().document.language ?? locale;
    const answer = await assistant.write(
      { ...writer, language, task: { kind: 'prompt', prompt } },
      {
        signal,
        onEvent: (event) => {
          if (!signal.aborted) setWriting((before) => before && afterEvent(before, event));
        },
      },
    );
    if (!answer.ok) return answer;
    const { result: written } = answer.value;
    return { ok: true as const, value: written.kind === 'text' ? written.text : '' };
  };

  const generate = async (prompt: string): Promise<GeneratorResult | null> => {
    const { provider, model } = choice;
    if (provider === null || model === null) return null;
    const current = new AbortController();
    controller.current = current;
    setWriting(notYetWritten);
    const answer = await askFor({ provider, model, prompt }, current.signal);
    if (controller.current !== current || current.signal.aborted || !answer) return null;
    controller.current = null;
    setWriting(null);
    const next: GeneratorResult = answer.ok
      ? { text: answer.value, kind: answer.value.trim() === '' ? 'none' : 'written' }
      : { text: messages.failed(answer.error.message || messages.unknown), kind: 'none' };
    setResult(next);
    return next;
  };

  return {
    providers,
    ...choice,
    reloadProviders,
    chooseProvider,
    chooseModel: (model: string) => setChoice((now) => ({ ...now, model })),
    result,
    changeResult: (text: string) =>
      setResult(({ kind }) => {
        if (text.trim() === '') return { text, kind: 'none' };
        return { text, kind: kind === 'written' ? 'written' : 'typed' };
      }),
    /** What is being written; null while nothing is. */
    writing,
    generate,
    /** Stops the text that is being written. Nothing of it stays. */
    stop: () => {
      controller.current?.abort();
      controller.current = null;
      setWriting(null);
    },
  };
}
