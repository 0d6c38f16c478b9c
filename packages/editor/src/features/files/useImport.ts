import { inQuotes } from '@dreamfork/story/text';
import { useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ImportServices } from '../../services/index.ts';
import { isStoryFile } from '../../upload/fileKinds.ts';
import { fileMessages } from './messages.ts';
import { type ImportProblem, runImport } from './runImport.ts';

export type ImportState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'working'; file: File; share: number | undefined }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; text: string };

/** The import of story files, one after another; it ends with the dialog. */
export function useImport({ files, openStory }: ImportServices, onOpened: () => void) {
  const messages = useMessages(fileMessages);
  const locale = useLocale();
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

  const refuse = (text: string) => setState({ kind: 'failed', text });

  const start = async (chosen: readonly File[]) => {
    if (!files) return;
    if (!chosen.every(({ name }) => isStoryFile(name))) {
      refuse(messages.wrongExtension);
      return;
    }
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const done: string[] = [];
    const ids: string[] = [];
    for (const file of chosen) {
      setState({ kind: 'sending', file, share: 0 });
      const result = await runImport(files, {
        file,
        signal: current.signal,
        onProgress: (share) => setState({ kind: 'sending', file, share }),
        onWorking: (share) => setState({ kind: 'working', file, share }),
      });
      if (!result.ok) {
        const { error } = result;
        const isDone = done.length > 0;
        const text =
          chosen.length > 1 ? `${inQuotes(file.name, locale)}: ${reason(error)}` : reason(error);
        if (error.kind !== 'aborted') refuse([...done, text].join(' '));
        else setState(isDone ? { kind: 'done', text: done.join(' ') } : { kind: 'idle' });
        return;
      }
      const { storyId, title = '', nodes = 0, media = 0 } = result.value;
      done.push(title ? messages.importedCounts({ title, nodes, media }) : messages.imported);
      ids.push(storyId);
    }
    setState({ kind: 'done', text: done.join(' ') });
    toast({ status: 'success', title: messages.imported });
    const [id] = ids;
    if (ids.length !== 1 || id === undefined || !openStory) return;
    onOpened();
    openStory(id);
  };

  return { state, start, refuse, cancel: () => controller.current?.abort() };
}
