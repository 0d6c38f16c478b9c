import { type ConflictSide, problemMessages, type StoryDocument } from '@dreamfork/story';
import { createFileFinder, type ReadStory } from '@dreamfork/story/formats';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ImportServices, SaveProblem } from '../../services/index.ts';
import {
  type Brought,
  type FindFile,
  missingMedia,
  namesOf,
  reportWithout,
  uploadMissing,
  withBrought,
} from './bringMedia.ts';
import type { GivenFile } from './givenFiles.ts';
import { keepImported } from './importedStories.ts';
import { keepReport } from './importReports.ts';
import type { ReadAnswer } from './readWorker.ts';
import { reportMessages } from './report.messages.ts';
import { updateMessages } from './update.messages.ts';
import { type OfferedUpdate, planFor } from './useUpdateTargets.ts';

type ReadFiles = {
  kind: 'read';
  stories: readonly ReadStory[];
  /** Finds the files that came with the stories. */
  find: FindFile;
  isSaving: boolean;
  /** The file that is on its way to the server. */
  sending: { fileName: string; share: number } | null;
  problem: string | null;
};

export type ReadState =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | ReadFiles
  | { kind: 'done'; text: string }
  | { kind: 'failed'; text: string };

/** A title that no other story of the author's has, as far as the server tells. */
async function freeTitleFor({ findDuplicate }: ImportServices, title: string): Promise<string> {
  // Saving asks again.
  const duplicate = await findDuplicate?.(title, undefined).catch(() => null);
  return duplicate?.freeTitle ?? title;
}

const statusOf = (problem: SaveProblem): string =>
  problem.kind === 'http' ? String(problem.status) : '';

/** The import of files of other programs: read beside the page, shown, and saved when the author says so. */
export function useReadStories(services: ImportServices, onOpened: () => void) {
  const messages = useMessages(reportMessages);
  const updating = useMessages(updateMessages);
  const problems = useMessages(problemMessages);
  const toast = useToast();
  const [state, setState] = useState<ReadState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const refuse = (text: string) => setState({ kind: 'failed', text });

  const read = async (files: readonly GivenFile[]) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    setState({ kind: 'reading' });
    const answer = await readInWorker(files, signal);
    if (signal.aborted || answer.kind === 'aborted') return;
    if (answer.kind === 'crashed') refuse(messages.crashed);
    else if (answer.kind === 'problem') refuse(messages[answer.problem]);
    else if (!answer.result.ok) refuse(problems[answer.result.error.code]);
    else {
      const find = createFileFinder(new Map(answer.media.map(({ path, file }) => [path, file])));
      const stories = answer.result.value;
      setState({ kind: 'read', stories, find, isSaving: false, sending: null, problem: null });
    }
  };

  /** Uploads the files that came with a story; the author can stop, and the rest is named in the report. */
  const bring = async (document: StoryDocument, shown: ReadFiles): Promise<Brought> => {
    const addresses = [...missingMedia(document).keys()];
    if (!services.media || !addresses.some(shown.find)) return new Map();
    const current = new AbortController();
    controller.current = current;
    const { find } = shown;
    const { signal } = current;
    const onProgress = (fileName: string, share: number) =>
      setState({ ...shown, isSaving: true, sending: { fileName, share } });
    return uploadMissing(services.media, document, { find, signal, onProgress });
  };

  /** Keeps in this browser what a second import and the author need. */
  const keep = async (id: string, { story, report }: ReadStory, brought: Brought) => {
    const names = namesOf(brought.keys());
    // Where the browser keeps nothing, the report was shown before.
    await keepReport(
      id,
      reportWithout(report, (name) => names.has(name)),
    ).catch(() => {});
    await keepImported(id, story);
  };

  /** Saves the chosen stories as new private ones. Those that are saved leave the list, so that a retry makes none twice. */
  const create = async (chosen: readonly ReadStory[]) => {
    if (state.kind !== 'read') return;
    let rest = state.stories;
    const titles: string[] = [];
    const ids: string[] = [];
    for (const each of chosen) {
      const shown = { ...state, stories: rest, isSaving: true, problem: null };
      setState(shown);
      const title = await freeTitleFor(services, each.story.title);
      const document = { ...each.story, title };
      const saved = await services.saveStory({ document, isPublic: false });
      if (!saved.ok) {
        const problem = messages.createFailed(statusOf(saved.error));
        setState({ ...shown, isSaving: false, problem });
        return;
      }
      const brought = await bring(document, shown);
      const { id, version } = saved.value;
      // The story stands; a file that does not come is one to be added in its node.
      const isPlaced =
        brought.size === 0 ||
        (
          await services.saveStory({
            ...{ id, version, isPublic: false, document: withBrought(document, brought) },
          })
        ).ok;
      await keep(id, each, isPlaced ? brought : new Map());
      rest = rest.filter((other) => other !== each);
      titles.push(title);
      ids.push(saved.value.id);
    }
    setState({ kind: 'done', text: messages.created(titles) });
    toast({ status: 'success', title: messages.imported });
    const [id] = ids;
    if (ids.length !== 1 || id === undefined || !services.openStory) return;
    onOpened();
    services.openStory(id);
  };

  /** Merges a file into the story that was made from it before. */
  const update = async (read: ReadStory, { target, title }: OfferedUpdate, side: ConflictSide) => {
    if (state.kind !== 'read') return;
    setState({ ...state, isSaving: true, problem: null });
    const apply = () => planFor(read, target).apply(side);
    const brought = await bring(apply(), state);
    const problem = await target.save(() => withBrought(apply(), brought), updating.before);
    if (problem) {
      const text =
        problem.kind === 'conflict' ? updating.conflict : updating.failed(statusOf(problem));
      setState({ ...state, isSaving: false, sending: null, problem: text });
      return;
    }
    const { id } = target;
    if (id !== undefined) await keep(id, read, brought);
    toast({
      status: 'success',
      title: updating.updated,
      description: target.isOpen ? updating.undo : updating.version,
    });
    const rest = state.stories.filter((other) => other !== read);
    if (rest.length > 0) {
      setState({ ...state, stories: rest, isSaving: false, sending: null, problem: null });
      return;
    }
    setState({ kind: 'done', text: updating.done(title) });
    if (target.isOpen) onOpened();
    else if (id !== undefined && services.openStory) {
      onOpened();
      services.openStory(id);
    }
  };

  const cancel = () => {
    controller.current?.abort();
    setState({ kind: 'idle' });
  };

  const stop = () => controller.current?.abort();

  return { state, read, create, update, refuse, cancel, stop };
}

/** Reads files of other programs beside the page. */
function readInWorker(
  files: readonly GivenFile[],
  signal: AbortSignal,
): Promise<ReadAnswer | { kind: 'aborted' }> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./readWorker.ts', import.meta.url), { type: 'module' });
    const end = (answer: ReadAnswer | { kind: 'aborted' }) => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end({ kind: 'aborted' }), {
      once: true,
    });
    // A script that could not be fetched has no message.
    worker.onerror = ({ message }) =>
      end(message ? { kind: 'crashed' } : { kind: 'problem', problem: 'notLoaded' });
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => end(data);
    worker.postMessage(files);
  });
}
