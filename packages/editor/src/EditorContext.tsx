import { createContext, use, useSyncExternalStore } from 'react';
import type { CommandContext } from './commands/context.ts';
import type { Commands } from './commands/createCommands.ts';
import type { Desk, DeskState } from './desk/createDesk.ts';
import type { Doctor } from './doctor/createDoctor.ts';
import type { Keeping } from './keeping/createKeeping.ts';
import type { Recovery, RecoveryState } from './keeping/createRecovery.ts';
import type { Upload, Uploads } from './media/createUploads.ts';
import type { EditorServices } from './services.ts';
import type { Session, SessionState } from './session/createSession.ts';
import type { SettingsStore } from './settings/createSettings.ts';

export type EditorContextValue = {
  session: Session;
  commands: Commands;
  /** What commands of panels are made over, by `usePanelCommands`. */
  commandContext: CommandContext;
  desk: Desk;
  doctor: Doctor;
  keeping: Keeping;
  recovery: Recovery;
  services: EditorServices;
  settings: SettingsStore;
  uploads: Uploads;
  /** Whether the host can play the story. */
  canPreview: boolean;
};

const EditorContext = createContext<EditorContextValue | null>(null);

export const EditorProvider = EditorContext;

/** What the parts of the editor around this component work with. */
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

/** Reads one fact of the desk: a panel, the open dialog, the preview. */
export function useDesk<Fact>(select: (state: DeskState) => Fact): Fact {
  const { desk } = useEditor();
  const read = () => select(desk.getState());
  return useSyncExternalStore(desk.subscribe, read, read);
}

/** Reads one fact about work that an earlier editor left behind. */
export function useRecovery<Fact>(select: (state: RecoveryState) => Fact): Fact {
  const { recovery } = useEditor();
  const read = () => select(recovery.getState());
  return useSyncExternalStore(recovery.subscribe, read, read);
}

/** What is going on with the file of a node. */
export function useUpload(nodeId: string): Upload | undefined {
  const { uploads } = useEditor();
  const read = () => uploads.get(nodeId);
  return useSyncExternalStore(uploads.subscribe, read, read);
}
