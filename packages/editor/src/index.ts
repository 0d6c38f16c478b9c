export { createId } from './ids.ts';
export { type PreviewOptions, StoryEditor, type StoryEditorProps } from './StoryEditor.tsx';
export type {
  EditorServices,
  LoadedStory,
  NodeDraftInput,
  SavedStory,
  SaveInput,
  SaveProblem,
} from './services.ts';
export type { EditorStory } from './session/createSession.ts';
export { type UnsavedChanges, useUnsavedChanges } from './useUnsavedChanges.ts';
