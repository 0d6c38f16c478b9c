import { createContext, use, useSyncExternalStore } from 'react';
import type { Commands } from './commands/createCommands.ts';
import type { Session, SessionState } from './session/createSession.ts';

export type EditorContextValue = { session: Session; commands: Commands };

const EditorContext = createContext<EditorContextValue | null>(null);

export const EditorProvider = EditorContext;

/** The session and the commands of the editor around this component. */
export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('Editor parts work only inside <StoryEditor>.');
  return value;
}

/** Reads one fact of the session; renders again when that fact, and no other, changes. */
export function useSession<Fact>(select: (state: SessionState) => Fact): Fact {
  const { session } = useEditor();
  const read = () => select(session.getState());
  return useSyncExternalStore(session.subscribe, read, read);
}
