import { useToast } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { exportName } from './fileName.ts';
import { fileMessages } from './messages.ts';

/** The export of the story as it is saved. */
export function useExport() {
  const { session, services } = useEditor();
  const messages = useMessages(fileMessages);
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async () => {
    const { saved, document } = session.getState();
    if (!services.files || saved.id === undefined) return;
    setPending(true);
    setProblem(null);
    const answer = await services.files.exportStory(saved.id);
    setPending(false);
    if (answer.ok) {
      saveFile(answer.value, exportName(answer.value.name, document.title));
      toast({ status: 'success', title: messages.exported });
    } else {
      const { status, message } = answer.error;
      setProblem(messages.exportFailed(status === undefined ? message : `${status}. ${message}`));
    }
  };

  return { isPending, problem, start };
}
