import { type ConflictSide, problemMessages } from '@dreamfork/story';
import type { ReadStory } from '@dreamfork/story/formats';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ImportServices, SaveProblem } from '../../services.ts';
import { keepImported } from './importedStories.ts';
import { keepReport } from './importReports.ts';
import { readInWorker } from './readInWorker.ts';
import { reportMessages } from './report.messages.ts';
import { largestTextFile } from './textFile.ts';
import { updateMessages } from './update.messages.ts';
import { type OfferedUpdate, planFor } from './useUpdateTargets.ts';

export type ReadState =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | { kind: 'read'; stories: readonly ReadStory[]; isSaving: boolean; problem: string | null }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; text: string };

/** A title that no other story of the author's has, as far as the server tells. */
async function freeTitleFor({ findDuplicate }: ImportServices, title: string): Promise<string> {
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

  const read = async (files: readonly File[]) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    if (files.some(({ size }) => size > largestTextFile)) {
      refuse(messages.tooBig);
      return;
    }
    setState({ kind: 'reading' });
    const result = await readInWorker(files, signal);
    if (signal.aborted) return;
    if (!result) refuse(messages.unreadable);
    else if (!result.ok) refuse(problems[result.error.code]);
    else setState({ kind: 'read', stories: result.value, isSaving: false, problem: null });
  };

  /** Saves the chosen stories as new private ones. Those that are saved leave the list, so that a retry makes none twice. */
  const create = async (chosen: readonly ReadStory[]) => {
    if (state.kind !== 'read') return;
    let rest = state.stories;
    const titles: string[] = [];
    const ids: string[] = [];
    for (const each of chosen) {
      setState({ kind: 'read', stories: rest, isSaving: true, problem: null });
      const title = await freeTitleFor(services, each.story.title);
      const saved = await services.saveStory({
        document: { ...each.story, title },
        isPublic: false,
      });
      if (!saved.ok) {
        const problem = messages.createFailed(statusOf(saved.error));
        setState({ kind: 'read', stories: rest, isSaving: false, problem });
        return;
      }
      // Where the browser keeps nothing, the report was shown before.
      await keepReport(saved.value.id, each.report).catch(() => {});
      await keepImported(saved.value.id, each.story);
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
    const problem = await target.save(() => planFor(read, target).apply(side), updating.before);
    if (problem) {
      const text =
        problem.kind === 'conflict' ? updating.conflict : updating.failed(statusOf(problem));
      setState({ ...state, isSaving: false, problem: text });
      return;
    }
    const { id } = target;
    if (id !== undefined) {
      await keepReport(id, read.report).catch(() => {});
      await keepImported(id, read.story);
    }
    toast({
      status: 'success',
      title: updating.updated,
      description: target.isOpen ? updating.undo : updating.version,
    });
    const rest = state.stories.filter((other) => other !== read);
    if (rest.length > 0) {
      setState({ kind: 'read', stories: rest, isSaving: false, problem: null });
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

  return { state, read, create, update, refuse, cancel };
}
