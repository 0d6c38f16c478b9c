import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportServices } from '../../services.ts';
import { isStoryFile, isTextFile } from '../../storyFileNames.ts';
import type { UpdateTarget } from './findUpdateTarget.ts';
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
    const texts = chosen.filter(({ name }) => isTextFile(name));
    const unknown = chosen.find(({ name }) => !isTextFile(name) && !isStoryFile(name));
    const areTexts = !takesStoryFiles || texts.length > 0;
    setText(areTexts);
    if (!areTexts && chosen.length === 1) void incoming.start(chosen);
    else if (unknown) (areTexts ? reader : incoming).refuse(messages.unknownFile(unknown.name));
    else if (areTexts && texts.length < chosen.length) reader.refuse(messages.mixedFiles);
    else if (areTexts) void reader.read(texts);
    else void incoming.start(chosen);
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
