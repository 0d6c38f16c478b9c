import { useConfirm, usePrompt, useToast } from '@dreamfork/ui';
import { useLocale } from '@dreamfork/ui/i18n';
import { lazily } from '@dreamfork/ui/parts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserArranger } from './arrange/browserArranger.ts';
import { browserGlide } from './arrange/glide.ts';
import { browserClipboard } from './clipboard/browserClipboard.ts';
import { viewCentre } from './clipboard/viewCentre.ts';
import type { CommandContext, Interaction } from './commands/context.ts';
import { createCommands } from './commands/createCommands.ts';
import { tellRefusal } from './commands/tellRefusal.ts';
import { createDesk } from './desk/createDesk.ts';
import { waitOnDesk } from './desk/waitOnDesk.ts';
import { createLazyDoctor } from './doctor/createLazyDoctor.ts';
import type { EditorContextValue } from './EditorContext.tsx';
import { createId } from './ids.ts';
import { createKeeping } from './keeping/createKeeping.ts';
import { createRecovery } from './keeping/createRecovery.ts';
import { createUploads } from './media/createUploads.ts';
import type { EditorServices, SavedStory } from './services.ts';
import { createSession, type EditorStory } from './session/createSession.ts';
import { createBrowserSettings } from './settings/browserSettings.ts';

const fetchCompression = lazily(() => import('./media/compressImage.ts'));

export type EditorCoreOptions = {
  story: EditorStory;
  services: EditorServices;
  onSaved: ((saved: SavedStory) => void) | undefined;
  canPreview: boolean;
};

/** Session and desk of this editor, for as long as it is mounted, and the commands over them. */
export function useEditorCore(options: EditorCoreOptions): EditorContextValue {
  const { services, onSaved, canPreview } = options;
  const locale = useLocale();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const toast = useToast();
  const [session] = useState(() => createSession(options.story));
  const [desk] = useState(() => createDesk());
  const [doctor] = useState(() => createLazyDoctor(session));
  const [settings] = useState(createBrowserSettings);
  const [uploads] = useState(createUploads);
  useEffect(() => doctor.attend(), [doctor]);
  const resolveConflict = useCallback<Interaction['resolveConflict']>(
    (conflict) => new Promise((answer) => desk.openDialog('conflict', { conflict, answer })),
    [desk],
  );

  const commandContext = useMemo(
    (): CommandContext => ({
      session,
      services,
      clipboard: browserClipboard,
      arrange: browserArranger,
      glide: browserGlide(settings),
      viewCentre: () => viewCentre(session),
      uploads,
      compressImage: async (file) => (await fetchCompression()).compressImage(file),
      locale,
      countRemarks: () => doctor.getState().diagnoses.length,
      ids: { next: createId },
      random: Math.random,
      interaction: {
        confirm,
        prompt,
        notify: toast,
        refuse: (code) => void tellRefusal(toast, code, locale),
        wait: waitOnDesk(desk),
        resolveConflict,
      },
      ...(onSaved ? { onSaved } : {}),
    }),
    [
      session,
      desk,
      doctor,
      settings,
      uploads,
      services,
      locale,
      confirm,
      prompt,
      toast,
      resolveConflict,
      onSaved,
    ],
  );
  const commands = useMemo(() => createCommands(commandContext), [commandContext]);
  const keeping = useMemo(
    () =>
      createKeeping({
        session,
        storage: services.drafts,
        savesByItself: services.savesByItself === true,
      }),
    [session, services],
  );
  const recovery = useMemo(
    () => createRecovery({ session, storage: services.drafts, resolveConflict }),
    [session, services, resolveConflict],
  );
  return useMemo(
    () => ({
      session,
      commands,
      commandContext,
      desk,
      doctor,
      keeping,
      recovery,
      services,
      settings,
      uploads,
      canPreview,
    }),
    [
      session,
      commands,
      commandContext,
      desk,
      doctor,
      keeping,
      recovery,
      services,
      settings,
      uploads,
      canPreview,
    ],
  );
}
