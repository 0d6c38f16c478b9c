export { createDraftStorage, type DraftStorageOptions } from './drafts/createDraftStorage.ts';
export type {
  BasePart,
  DraftHead,
  DraftHolder,
  DraftRecord,
  DraftStorage,
  DraftWrite,
} from './drafts/draft.ts';
export { createId } from './ids.ts';
export type { WorkState } from './keeping/workState.ts';
export { type PreviewOptions, StoryEditor, type StoryEditorProps } from './StoryEditor.tsx';
export type {
  EditorServices,
  FileServices,
  GeneratorServices,
  ImportedStory,
  ImportJob,
  ImportStart,
  LoadedStory,
  MediaServices,
  NodeDraftInput,
  ProbeServices,
  PromptTemplate,
  SavedStory,
  SaveInput,
  SaveProblem,
  ServiceProblem,
  StoryVersion,
  StoryVersionPage,
  TextProvider,
  UploadedFile,
  VersionServices,
} from './services.ts';
export type { EditorStory } from './session/createSession.ts';
export { type EditorWork, useEditorWork } from './useEditorWork.ts';
