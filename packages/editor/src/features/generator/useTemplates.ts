import type { NodeType } from '@dreamfork/story';
import { useConfirm, usePrompt, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import type { PromptTemplate, ServiceProblem } from '../../services/index.ts';
import { isOwnTemplate, userTemplate } from './generated.ts';
import { generatorMessages } from './messages.ts';

/** Longer titles are refused by the server. */
const longestTitle = 200;

/** The operator's templates and the author's own: these can be saved, renamed and deleted. */
export function useTemplates() {
  const { generator, assistant } = useEditor().services;
  const messages = useMessages(generatorMessages);
  const toast = useToast();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const [templates, setTemplates] = useState<readonly PromptTemplate[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void generator?.templates().then((all) => {
      if (isCurrent) setTemplates(all);
    });
    return () => {
      isCurrent = false;
    };
  }, [generator]);

  const complain = (title: string, error: ServiceProblem | undefined) =>
    toast({
      status: 'error',
      title,
      ...(error?.message ? { description: error.message } : {}),
    });

  return {
    templates,
    /** Whether a template can be renamed and deleted. */
    canChange: (template: PromptTemplate) => assistant !== undefined && isOwnTemplate(template),

    save: async (request: { prompt: string; nodeType: NodeType }) => {
      const template = userTemplate({ ...request, at: Date.now() }, messages.userTemplate);
      const answer = await generator?.saveTemplate(template);
      if (!answer?.ok) return complain(messages.notSaved, answer?.error);
      setTemplates((all) => [...all, answer.value]);
      toast({ status: 'success', title: messages.saved });
    },

    rename: async (template: PromptTemplate) => {
      const answered = await prompt({
        title: messages.renameTitle,
        label: messages.renameLabel,
        initialValue: template.title,
        confirmLabel: messages.rename,
      });
      const title = answered?.trim().slice(0, longestTitle).trim();
      if (!title || title === template.title) return;
      const answer = await generator?.saveTemplate({ ...template, title });
      if (!answer?.ok) return complain(messages.notRenamed, answer?.error);
      setTemplates((all) => all.map((each) => (each.key === template.key ? answer.value : each)));
      toast({ status: 'success', title: messages.renamed });
    },

    /** Asks first. Answers whether the template is gone. */
    remove: async (template: PromptTemplate): Promise<boolean> => {
      const isSure = await confirm({
        title: messages.removeQuestion(template.title),
        text: messages.removeText,
        confirmLabel: messages.remove,
        tone: 'danger',
      });
      if (!isSure) return false;
      const answer = await assistant?.removeTemplate(template.key);
      if (!answer?.ok) {
        complain(messages.notRemoved, answer?.error);
        return false;
      }
      setTemplates((all) => all.filter(({ key }) => key !== template.key));
      toast({ status: 'success', title: messages.removed });
      return true;
    },
  };
}
