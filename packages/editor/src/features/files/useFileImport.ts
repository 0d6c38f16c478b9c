import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportServices } from '../../services.ts';
import type { UpdateTarget } from './findUpdateTarget.ts';
import { sortFiles } from './givenFiles.ts';
import { reportMessages } from './report.messages.ts';
import { useImport } from './useImport.ts';
import { useReadStories } from './useReadStories.ts';

export type FileImportOptions = {
  services: ImportServices;
  /** Files to begin with, such as those that were dropped on the page. */
  files?: readonly File[] | undefined;
  /** The story that is open in the editor; a file that it came from can update it. */
  openStory?: UpdateTarget;
  /** A story came and is about to be opened. */
  onOpened: () => void;
};

/** The import of any files: story files by the server, those of other programs by their readers. */
export function useFileImport({ services, files = [], openStory, onOpened }: FileImportOptions) {
  const messages = useMessages(reportMessages);
  const incoming = useImport(services, onOpened);
  const reader = useReadStories(services, onOpened);
  const [isText, setText] = useState(false);
  const takesStoryFiles = services.files !== undefined;

  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const sorted = sortFiles(chosen);
    const areTexts =
      sorted.kind !== 'storyFiles' && (!takesStoryFiles || sorted.kind !== 'unknown');
    setText(areTexts);
    const { refuse } = areTexts ? reader : incoming;
    if (sorted.kind === 'texts') void reader.read(sorted.files);
    else if (sorted.kind === 'mixed') refuse(messages.mixedFiles);
    else if (sorted.kind === 'nothing') refuse(messages.emptyFolder);
    else if (takesStoryFiles && (sorted.kind === 'storyFiles' || chosen.length === 1)) {
      const files = sorted.kind === 'storyFiles' ? sorted.files.map(({ file }) => file) : chosen;
      void incoming.start(files);
    } else
      refuse(
        messages.unknownFile(sorted.kind === 'unknown' ? sorted.name : (chosen[0]?.name ?? '')),
      );
  };
  const begin = useEffectEvent(() => take(files));
  useEffect(() => {
    let isCurrent = true;
    // Strict mode mounts twice at once; the files are sent once.
    void Promise.resolve().then(() => {
      if (isCurrent) begin();
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const isBusy = incoming.state.kind === 'sending' || incoming.state.kind === 'working';
  return { incoming, reader, isText, isBusy, takesStoryFiles, services, openStory, take };
}

export type FileImport = ReturnType<typeof useFileImport>;
