import { useToast } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import type { FileServices } from '../../services/index.ts';
import { exportName } from './fileName.ts';
import { fileMessages } from './messages.ts';

/** A file that the server makes of the story as it is saved. */
export function useExport() {
  const { session } = useEditor();
  const messages = useMessages(fileMessages);
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async (exportStory: FileServices['exportStory']) => {
    const { saved, document } = session.getState();
    if (saved.id === undefined) return;
    setPending(true);
    setProblem(null);
    const answer = await exportStory(saved.id);
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
