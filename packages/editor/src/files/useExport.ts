import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { fileMessages } from '../messages/files.ts';
import { exportName } from './fileName.ts';
import { saveFile } from './saveFile.ts';

/** The export of the story as it is saved. */
export function useExport() {
  const { session, services } = useEditor();
  const words = useMessages(fileMessages);
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
      toast({ status: 'success', title: words.exported });
    } else {
      const { status, message } = answer.error;
      setProblem(words.exportFailed(status === undefined ? message : `${status}. ${message}`));
    }
  };

  return { isPending, problem, start };
}
