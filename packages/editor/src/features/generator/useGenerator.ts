import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { afterEvent, notYetWritten, type Writing } from '../../components/writing/writing.ts';
import { useEditor } from '../../EditorContext.tsx';
import type { TextProvider } from '../../services.ts';
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

export type Generator = ReturnType<typeof useGenerator>;

/** Providers and models as they come, and one text at a time. */
export function useGenerator() {
  const { services, session, locale } = useEditor();
  const { generator, assistant } = services;
  const messages = useMessages(generatorMessages);
  const [providers, setProviders] = useState<readonly TextProvider[] | null>(null);
  const [provider, setProvider] = useState<string | null>(null);
  const [models, setModels] = useState<readonly string[] | null>(null);
  const [model, setModel] = useState<string | null>(null);
  const [modelsProblem, setModelsProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<GeneratorResult>({ text: '', kind: 'none' });
  const [writing, setWriting] = useState<Writing | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  useEffect(() => {
    let isCurrent = true;
    void generator?.providers().then((all) => {
      if (!isCurrent) return;
      setProviders(all);
      setProvider(all[0]?.name ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [generator]);

  // A new attempt asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (provider === null) return;
    let isCurrent = true;
    void generator?.models(provider).then((answer) => {
      if (!isCurrent) return;
      const all = answer.ok ? answer.value : [];
      setModels(all);
      setModel(all[0] ?? null);
      setModelsProblem(answer.ok ? null : answer.error.message || messages.unknown);
    });
    return () => {
      isCurrent = false;
    };
  }, [generator, provider, attempt, messages]);

  /** The text as it is written, where the server can; else all of it at once. */
  const askFor = async (
    request: { provider: string; model: string; prompt: string },
    signal: AbortSignal,
  ) => {
    if (!assistant) return generator?.generate({ ...request, signal });
    const { prompt, ...choice } = request;
    const language = session.getState().document.language ?? locale;
    const answer = await assistant.write(
      { ...choice, language, task: { kind: 'prompt', prompt } },
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

  const forgetModels = () => {
    setModels(null);
    setModel(null);
    setModelsProblem(null);
  };

  return {
    providers,
    provider,
    chooseProvider: (name: string) => {
      setProvider(name);
      forgetModels();
    },
    models,
    /** Why the models of the provider did not come. */
    modelsProblem,
    reloadModels: () => {
      forgetModels();
      setAttempt((last) => last + 1);
    },
    model,
    chooseModel: setModel,
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
