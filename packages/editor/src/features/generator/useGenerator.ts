import type { NodeType } from '@dreamfork/story';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import type { PromptTemplate, TextProvider } from '../../services.ts';
import { userTemplate } from './generated.ts';
import { generatorMessages } from './messages.ts';

/** Providers, models and templates as they come, and one text at a time. */
export function useGenerator() {
  const { generator } = useEditor().services;
  const messages = useMessages(generatorMessages);
  const toast = useToast();
  const [providers, setProviders] = useState<readonly TextProvider[] | null>(null);
  const [provider, setProvider] = useState<string | null>(null);
  const [models, setModels] = useState<readonly string[] | null>(null);
  const [model, setModel] = useState<string | null>(null);
  const [templates, setTemplates] = useState<readonly PromptTemplate[]>([]);
  const [result, setResult] = useState('');
  const [hasText, setHasText] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  useEffect(() => {
    let isCurrent = true;
    void generator?.providers().then((all) => {
      if (!isCurrent) return;
      setProviders(all);
      setProvider(all[0]?.name ?? null);
    });
    void generator?.templates().then((all) => {
      if (isCurrent) setTemplates(all);
    });
    return () => {
      isCurrent = false;
    };
  }, [generator]);

  useEffect(() => {
    if (provider === null) return;
    let isCurrent = true;
    void generator?.models(provider).then((answer) => {
      if (!isCurrent) return;
      const all = answer.ok ? answer.value : [];
      setModels(all);
      setModel(all[0] ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [generator, provider]);

  const generate = async (prompt: string) => {
    if (!generator || provider === null || model === null) return;
    const current = new AbortController();
    controller.current = current;
    setWriting(true);
    setHasText(false);
    const answer = await generator.generate({ provider, model, prompt, signal: current.signal });
    setWriting(false);
    if (answer.ok) {
      setResult(answer.value);
      setHasText(answer.value.trim() !== '');
    } else if (!answer.error.isAborted) {
      setResult(messages.failed(answer.error.message || messages.unknown));
    }
  };

  const saveTemplate = async (request: { prompt: string; nodeType: NodeType }) => {
    const template = userTemplate({ ...request, at: Date.now() }, messages.userTemplate);
    const answer = await generator?.saveTemplate(template);
    if (answer?.ok) {
      setTemplates((all) => [...all, answer.value]);
      toast({ status: 'success', title: messages.saved });
    } else {
      const message = answer?.error.message ?? '';
      toast({
        status: 'error',
        title: messages.notSaved,
        ...(message ? { description: message } : {}),
      });
    }
  };

  return {
    providers,
    provider,
    chooseProvider: (name: string) => {
      setProvider(name);
      setModels(null);
      setModel(null);
    },
    models,
    model,
    chooseModel: setModel,
    templates,
    result,
    changeResult: (text: string) => {
      setResult(text);
      setHasText(text.trim() !== '');
    },
    hasText,
    isWriting,
    generate,
    stop: () => controller.current?.abort(),
    saveTemplate,
  };
}
