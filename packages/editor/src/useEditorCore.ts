import { useConfirm, usePrompt, useToast } from '@dreamfork/ui';
import { useLocale } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import type { Interaction } from './commands/context.ts';
import { createCommands } from './commands/createCommands.ts';
import type { EditorContextValue } from './EditorContext.tsx';
import { createId } from './ids.ts';
import type { EditorServices, SavedStory } from './services.ts';
import { createSession, type EditorStory } from './session/createSession.ts';

export type EditorCoreOptions = {
  story: EditorStory;
  services: EditorServices;
  resolveConflict: Interaction['resolveConflict'];
  onSaved: ((saved: SavedStory) => void) | undefined;
};

/** The session of this editor, for as long as it is mounted, and the commands over it. */
export function useEditorCore(options: EditorCoreOptions): EditorContextValue {
  const { services, resolveConflict, onSaved } = options;
  const locale = useLocale();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const toast = useToast();
  const [session] = useState(() => createSession(options.story));

  const commands = useMemo(
    () =>
      createCommands({
        session,
        services,
        locale,
        ids: { next: createId },
        random: Math.random,
        interaction: { confirm, prompt, notify: toast, resolveConflict },
        ...(onSaved ? { onSaved } : {}),
      }),
    [session, services, locale, confirm, prompt, toast, resolveConflict, onSaved],
  );
  return useMemo(() => ({ session, commands }), [session, commands]);
}
