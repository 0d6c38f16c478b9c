'use client';

export { createId } from '@dreamfork/ui/browser';
export { ImportDialog, type ImportDialogProps } from './features/files/ImportDialog.tsx';
export type { PreviewOptions } from './features/preview/previewOptions.ts';
export type { RenderText } from './features/writingView/renderText.ts';
export { StoryEditor, type StoryEditorProps } from './StoryEditor.tsx';
export type {
  AssistantAnswer,
  AssistantContext,
  AssistantModel,
  AssistantProgress,
  AssistantRequest,
  AssistantResult,
  AssistantServices,
  AssistantTask,
  AssistantUsage,
  Contradiction,
  Tone,
} from './services/assistant.ts';
export { createMemoryServices, type MemoryServices } from './services/createMemoryServices.ts';
export type {
  ApiConsoleServices,
  BasePart,
  DraftHead,
  DraftHolder,
  DraftRecord,
  DraftStorage,
  DraftWrite,
  EditorServices,
  FileServices,
  GeneratorServices,
  ImportedStory,
  ImportJob,
  ImportServices,
  ImportStart,
  LibraryFile,
  LibraryQuery,
  LoadedStory,
  MediaLibraryServices,
  MediaLibraryUse,
  MediaLibraryUses,
  MediaServices,
  NodeDraftInput,
  PendingUpload,
  PendingUploads,
  PromptTemplate,
  ReaderFigures,
  ReaderQuery,
  ReaderServices,
  ReviewComment,
  ReviewServices,
  ReviewThread,
  ReviewThreadChange,
  SavedStory,
  SaveInput,
  SaveProblem,
  ServiceProblem,
  SignedAddress,
  StorageUse,
  StoredHistory,
  StoredStep,
  StoryVersion,
  StoryVersionPage,
  TextDraft,
  TextProvider,
  UploadedFile,
  VersionServices,
} from './services/index.ts';
export { EditorSkeleton } from './shell/EditorSkeleton.tsx';
export { createDraftStorage, type DraftStorageOptions } from './store/drafts/createDraftStorage.ts';
export type { EditorStart } from './store/drafts/draft.ts';
export { findStart } from './store/drafts/editorStart.ts';
export type { WorkState } from './store/persistence/workState.ts';
export type { EditorStory } from './store/session/state.ts';
export {
  createPendingUploads,
  type PendingUploadsOptions,
} from './store/uploads/createPendingUploads.ts';
export { type EditorWork, useEditorWork } from './useEditorWork.ts';
