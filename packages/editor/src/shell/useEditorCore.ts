import { useConfirm, usePrompt, useToast } from '@dreamfork/ui';
import { createId } from '@dreamfork/ui/browser';
import { useLocale } from '@dreamfork/ui/i18n';
import { lazily } from '@dreamfork/ui/lazy';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browserAnimate } from '../commands/autoLayout/animate.ts';
import { browserArranger } from '../commands/autoLayout/browserArranger.ts';
import { canvasView, viewSize } from '../commands/canvasView.ts';
import { browserClipboard } from '../commands/clipboard/browserClipboard.ts';
import type { EditContext } from '../commands/edits/context.ts';
import { createEdits } from '../commands/edits/createEdits.ts';
import { notifyRejected } from '../commands/edits/notifyRejected.ts';
import type { EditorContextValue } from '../EditorContext.tsx';
import { readersSee } from '../features/publishing/readersSee.ts';
import type { EditorServices, SavedStory } from '../services/index.ts';
import { createCompanyStore, paceInCompany } from '../store/company/companyStore.ts';
import { createLazyDiagnostics } from '../store/diagnostics/createLazyDiagnostics.ts';
import type { EditorStart } from '../store/drafts/draft.ts';
import type { Interaction } from '../store/interaction.ts';
import { createMediaAddresses } from '../store/media/createMediaAddresses.ts';
import { createPersistence } from '../store/persistence/createPersistence.ts';
import { createRecovery, openSession } from '../store/persistence/createRecovery.ts';
import { createPublishing } from '../store/publishing/createPublishing.ts';
import { createBrowserSettings } from '../store/settings/createSettings.ts';
import { createUploads } from '../store/uploads/createUploads.ts';
import {
  createWorkspace,
  followEditing,
  type Workspace,
} from '../store/workspace/createWorkspace.ts';
import { commands, nodeSections } from './features.ts';
import { saveMessages } from './saving.messages.ts';

export type EditorCoreOptions = {
  start: EditorStart;
  /** Begins the editor anew with another draft. */
  onRestart?: (start: EditorStart) => void;
  services: EditorServices;
  onSaved: ((saved: SavedStory) => void) | undefined;
  canPreview: boolean;
};

const allCommands = Object.values(commands);
const fetchPublishingQuestion = lazily(() => import('../features/publishing/confirmPublishing.ts'));

/** Creates the stores of this editor, and the edits and commands over them. */
export function useEditorCore(options: EditorCoreOptions): EditorContextValue {
  const { onRestart, services, onSaved, canPreview } = options;
  const [start] = useState(options.start);
  const locale = useLocale();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const notify = useToast();
  const [session] = useState(() => openSession(start));
  const [company] = useState(createCompanyStore);
  const [publishing] = useState(() => createPublishing(start.story));
  const [workspace] = useState(() => createWorkspace());
  const [diagnostics] = useState(() => createLazyDiagnostics(session));
  const [settings] = useState(createBrowserSettings);
  const [uploads] = useState(createUploads);
  const mediaAddresses = useMemo(
    () => createMediaAddresses(services.media?.sign),
    [services.media?.sign],
  );
  useEffect(() => {
    window.addEventListener('online', mediaAddresses.retry);
    return () => {
      window.removeEventListener('online', mediaAddresses.retry);
      mediaAddresses.end();
    };
  }, [mediaAddresses]);
  useEffect(() => diagnostics.attend(), [diagnostics]);
  useEffect(() => followEditing(session, workspace), [session, workspace]);

  // Saving outlives a change of the language; it reads here what the host says now.
  const [agreed] = useState(() => new Set<string>());
  const confirmPublishing = useCallback(
    async (isSave = false) => {
      const { confirmPublishing: ask } = await fetchPublishingQuestion();
      return ask({ document: session.getState().document, agreed, isSave, confirm, locale });
    },
    [session, agreed, confirm, locale],
  );
  const host = useRef({ locale, notify, onSaved, confirmPublishing });
  useEffect(() => {
    host.current = { locale, notify, onSaved, confirmPublishing };
  }, [locale, notify, onSaved, confirmPublishing]);

  const questions = useMemo(
    (): Pick<Interaction, 'resolveConflict' | 'resolveDuplicate' | 'resolveClipVariables'> => ({
      resolveConflict: (conflict) =>
        new Promise((answer) => workspace.openDialog('conflict', { conflict, answer })),
      resolveDuplicate: (duplicate) =>
        new Promise((answer) => workspace.openDialog('duplicate', { duplicate, answer })),
      resolveClipVariables: (clashes) =>
        new Promise((answer) => workspace.openDialog('clipVariables', { clashes, answer })),
    }),
    [workspace],
  );

  const persistence = useMemo(
    () =>
      createPersistence({
        session,
        services: publishing.follow(services),
        company: () => company.getState().company,
        pace: () => paceInCompany(company.getState(), session.getState().document),
        publishesByHand: () => services.isCoAuthor === true || publishing.getState().isByHand,
        confirmPublishing: () => host.current.confirmPublishing(true),
        readersSee: () => readersSee({ publishing, session, locale: host.current.locale }),
        interaction: {
          ...questions,
          // What was told of an earlier save is over with the next.
          notify: (notice) => host.current.notify({ ...notice, topic: 'save' }),
          refuse: (code) => void notifyRejected(host.current.notify, code, host.current.locale),
        },
        messages: () => saveMessages[host.current.locale],
        onSaved: (saved) => host.current.onSaved?.(saved),
      }),
    [session, services, publishing, company, questions],
  );
  const recovery = useMemo(
    () =>
      createRecovery({
        session,
        storage: services.drafts,
        start,
        onRestart,
      }),
    [session, services, start, onRestart],
  );

  const editContext = useMemo(
    (): EditContext => ({
      session,
      services,
      clipboard: browserClipboard,
      arrange: browserArranger,
      animate: browserAnimate(settings),
      view: () => canvasView(session),
      viewSize: () => viewSize(),
      showVariable: workspace.showVariable,
      uploads,
      locale,
      confirmPublishing: () => host.current.confirmPublishing(),
      ids: { next: createId },
      random: Math.random,
      interaction: {
        ...questions,
        confirm,
        prompt,
        notify,
        refuse: (code) => void notifyRejected(notify, code, locale),
        wait: showWaitDialog(workspace),
      },
    }),
    [session, workspace, settings, uploads, services, locale, confirm, prompt, notify, questions],
  );
  const edits = useMemo(() => createEdits(editContext), [editContext]);
  return useMemo(
    () => ({
      ...editContext,
      edits,
      commands: allCommands,
      nodeSections,
      mediaAddresses,
      workspace,
      diagnostics,
      persistence,
      publishing,
      company,
      recovery,
      settings,
      canPreview,
    }),
    [
      editContext,
      edits,
      mediaAddresses,
      workspace,
      diagnostics,
      persistence,
      publishing,
      company,
      recovery,
      settings,
      canPreview,
    ],
  );
}

/** Opens the wait dialog after a delay, unless the work has ended by then. */
const showWaitDialog =
  (workspace: Workspace): Interaction['wait'] =>
  ({ after, ...notice }) => {
    const isShown = () => workspace.getState().dialog?.name === 'wait';
    const timer = setTimeout(() => workspace.openDialog('wait', notice), after);
    return {
      end: () => {
        clearTimeout(timer);
        if (isShown()) workspace.closeDialog();
      },
    };
  };
