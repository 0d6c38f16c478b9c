import { dropMessages } from '@dreamfork/ui';
import type { DroppedFiles } from '@dreamfork/ui/drop';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportServices } from '../../services/index.ts';
import type { UpdateTarget } from './findUpdateTarget.ts';
import { sortFiles } from './givenFiles.ts';
import { reportMessages } from './report.messages.ts';
import { useImport } from './useImport.ts';
import { type ReadState, useReadStories } from './useReadStories.ts';

/** Files, or what was dropped on a page, folders included. */
export type IncomingFiles = readonly File[] | Promise<DroppedFiles>;

export type FileImportOptions = {
  services: ImportServices;
  /** What to begin with. */
  files?: IncomingFiles | undefined;
  /** The story that is open in the editor; a file that it came from can update it. */
  openStory?: UpdateTarget;
  /** A story came and is about to be opened. */
  onOpened: () => void;
};

const reading: ReadState = { kind: 'reading' };

/** The import of any files: story files by the server, those of other programs by their readers. */
export function useFileImport({ services, files, openStory, onOpened }: FileImportOptions) {
  const messages = useMessages(reportMessages);
  const drops = useMessages(dropMessages);
  const incoming = useImport(services, onOpened);
  const reader = useReadStories(services, onOpened);
  const [isText, setText] = useState(true);
  const [first] = useState(files);
  const [isCollecting, setCollecting] = useState(first !== undefined);
  const takesStoryFiles = services.files !== undefined;

  const take = (chosen: readonly File[]) => {
    const sorted = sortFiles(chosen);
    const areTexts =
      sorted.kind !== 'storyFiles' && (!takesStoryFiles || sorted.kind !== 'unknown');
    setText(areTexts);
    const { refuse } = areTexts ? reader : incoming;
    if (sorted.kind === 'texts') void reader.read(sorted.files);
    else if (sorted.kind === 'mixed') refuse(messages.mixedFiles);
    else if (sorted.kind === 'nothing') refuse(messages.emptyFolder);
    else if (takesStoryFiles && sorted.kind === 'storyFiles') {
      void incoming.start(sorted.files.map(({ file }) => file));
    } else if (takesStoryFiles && chosen.length === 1) void incoming.start(chosen);
    else {
      const name = sorted.kind === 'unknown' ? sorted.name : (chosen[0]?.name ?? '');
      refuse(messages.unknownFile(name));
    }
  };
  const begin = useEffectEvent(({ files: chosen, fault }: DroppedFiles) => {
    if (!isCollecting) return;
    setCollecting(false);
    if (fault) reader.refuse(drops[fault]);
    else take(chosen);
  });
  useEffect(() => {
    let isCurrent = true;
    // Strict mode mounts twice at once; the files are sent once.
    void Promise.resolve(first).then((given) => {
      if (isCurrent && given) begin('files' in given ? given : { files: [...given] });
    });
    return () => {
      isCurrent = false;
    };
  }, [first]);

  const isBusy = incoming.state.kind === 'sending' || incoming.state.kind === 'working';
  return {
    incoming,
    reader: isCollecting
      ? { ...reader, state: reading, cancel: () => setCollecting(false) }
      : reader,
    ...{ isText, isBusy, takesStoryFiles, services, openStory, take },
  };
}

export type FileImport = ReturnType<typeof useFileImport>;
