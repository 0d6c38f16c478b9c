import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { isStoryFile } from './fileName.ts';
import { fileMessages } from './messages.ts';
import { type ImportProblem, runImport } from './runImport.ts';

export type ImportState =
  | { kind: 'idle' }
  | { kind: 'sending'; fileName: string; share: number }
  | { kind: 'working'; share: number | undefined }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; text: string };

/** The import of a story file; it ends with the dialog. */
export function useImport(onOpened: () => void) {
  const { files, openStory } = useEditor().services;
  const messages = useMessages(fileMessages);
  const toast = useToast();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const reason = (problem: ImportProblem): string => {
    switch (problem.kind) {
      case 'refused':
        if (problem.message) return problem.message;
        return problem.status === undefined
          ? messages.unexpected
          : messages.importFailed(String(problem.status));
      case 'unknown':
        return problem.message || messages.loadFailed(String(problem.status ?? ''));
      case 'failed':
        return problem.message || messages.jobFailed;
      case 'timeout':
        return messages.timeout;
      case 'aborted':
        return '';
    }
  };

  const start = async (file: File) => {
    if (!files) return;
    if (!isStoryFile(file.name)) {
      setState({ kind: 'failed', text: messages.wrongExtension });
      return;
    }
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setState({ kind: 'sending', fileName: file.name, share: 0 });
    const result = await runImport(files, {
      file,
      signal: current.signal,
      onProgress: (share) => setState({ kind: 'sending', fileName: file.name, share }),
      onWorking: (share) => setState({ kind: 'working', share }),
    });
    if (result.ok) {
      const { storyId, title = '', nodes = 0, media = 0 } = result.value;
      const text = title ? messages.importedCounts({ title, nodes, media }) : messages.imported;
      setState({ kind: 'done', text });
      toast({ status: 'success', title: messages.imported });
      if (!openStory) return;
      onOpened();
      openStory(storyId);
    } else if (result.error.kind === 'aborted') setState({ kind: 'idle' });
    else setState({ kind: 'failed', text: reason(result.error) });
  };

  return { state, start, cancel: () => controller.current?.abort() };
}
