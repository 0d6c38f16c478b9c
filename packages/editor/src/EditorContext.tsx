import type { StoryNode } from '@dreamfork/story';
import { type ComponentType, createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Editor } from './commands/command.ts';
import type { CompanyState } from './store/company/companyStore.ts';
import type { DiagnosticsState } from './store/diagnostics/diagnosticsStore.ts';
import type { MediaAddresses } from './store/media/createMediaAddresses.ts';
import type { RecoveryState } from './store/persistence/createRecovery.ts';
import type { PublishingState } from './store/publishing/createPublishing.ts';
import type { SessionState } from './store/session/state.ts';
import type { Settings } from './store/settings/createSettings.ts';
import type { Upload } from './store/uploads/createUploads.ts';
import type { WorkspaceState } from './store/workspace/createWorkspace.ts';

export type EditorContextValue = Editor & {
  /** Sections that features add to the properties of a node. */
  nodeSections: readonly ComponentType<{ node: StoryNode }>[];
  mediaAddresses: MediaAddresses;
};

const EditorContext = createContext<EditorContextValue | null>(null);

export const EditorProvider = EditorContext;

/** For parts that are also shown without an editor around them. */
export const OptionalEditorContext = EditorContext;

/** What the parts of the editor around this component work with. */
export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('Editor parts work only inside <StoryEditor>.');
  return value;
}

/** Reads one value of the session; renders again only when that value changes. */
export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(useEditor().session, select);
}

/** Reads one value of the workspace: a panel, the open dialog, the preview. */
export function useWorkspace<Selected>(select: (state: WorkspaceState) => Selected): Selected {
  return useStore(useEditor().workspace, select);
}

/** Reads one value of what readers get. */
export function usePublishing<Selected>(select: (state: PublishingState) => Selected): Selected {
  return useStore(useEditor().publishing, select);
}

/** Reads one value of who else is in the story. */
export function useCompany<Selected>(select: (state: CompanyState) => Selected): Selected {
  return useStore(useEditor().company, select);
}

/** Reads one value of the recovery. */
export function useRecovery<Selected>(select: (state: RecoveryState) => Selected): Selected {
  return useStore(useEditor().recovery, select);
}

/** The upload state of a node. */
export function useUpload(nodeId: string): Upload | undefined {
  return useStore(useEditor().uploads, (uploads) => uploads[nodeId]);
}

/** Reads one of the author's settings. */
export function useSettings<Selected>(select: (settings: Settings) => Selected): Selected {
  return useStore(useEditor().settings, select);
}

/** Reads one value of the diagnostics. */
export function useDiagnostics<Selected>(select: (state: DiagnosticsState) => Selected): Selected {
  return useStore(useEditor().diagnostics, select);
}
