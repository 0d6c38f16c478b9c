import type { ClipVariableClash, FindOptions, Repair, TextField } from '@dreamfork/story';
import type { DroppedFiles } from '@dreamfork/ui/drop';
import type { DuplicateStory, StoryVersion } from '../../services/index.ts';
import type { ClipVariableAnswers } from '../interaction.ts';
import type { Conflict, ConflictAnswer, DuplicateAnswer } from '../session/conflict.ts';

/** Tabs of the left panel. */
export const leftTabNames = ['tools', 'elements', 'outline'] as const;
export type LeftTabName = (typeof leftTabNames)[number];

/** What the right side can show, one at a time. */
export const dockPanelNames = [
  'properties',
  'diagnostics',
  'bot',
  'find',
  'history',
  'versions',
  'media',
  'readers',
  'review',
  'variables',
  'assistant',
] as const;
export type DockPanelName = (typeof dockPanelNames)[number];

/** How much room the editor has, from the narrowest. */
export type EditorWidth = 'narrow' | 'middle' | 'wide';

/** The query and replacement of the find panel. They last until the editor is closed. */
export type FindQuery = {
  readonly query: string;
  readonly replacement: string;
  readonly wholeWord: boolean;
  readonly matchCase: boolean;
  readonly regularExpression: boolean;
  readonly scope: readonly TextField[];
};

export const emptyQuery: FindQuery = {
  query: '',
  replacement: '',
  wholeWord: false,
  matchCase: false,
  regularExpression: false,
  scope: ['title', 'content', 'choice'],
};

export const optionsOf = ({
  wholeWord,
  matchCase,
  regularExpression,
  scope,
}: FindQuery): FindOptions => ({ wholeWord, matchCase, regularExpression, scope });

/** The dialogs of the editor and what each is opened with; `null` where it needs nothing. */
export type DialogPayloads = {
  help: null;
  conflict: { conflict: Conflict; answer: (answer: ConflictAnswer) => void };
  /** Another story has the title of this one. */
  duplicate: { duplicate: DuplicateStory; answer: (answer: DuplicateAnswer) => void };
  /** A saved version of the story. */
  version: { version: Pick<StoryVersion, 'version' | 'name' | 'savedAt'> };
  /** The repairs made when the story was opened. */
  repairs: { repairs: readonly Repair[] };
  /** Unsaved work that an earlier editor left behind. */
  recovery: null;
  /** Pasted variables have names that variables of other types have. */
  clipVariables: {
    clashes: readonly ClipVariableClash[];
    answer: (answers: ClipVariableAnswers | null) => void;
  };
  palette: null;
  /** Import and export, with what was dropped on the canvas. */
  files: { files: readonly File[] | Promise<DroppedFiles> } | null;
  apiConsole: null;
  /** A text on request, for a node or, without one, for a new node. */
  generator: { nodeId: string | null };
  /** A file for a media node, in the place of another where one is named. */
  upload: { nodeId: string; mediaId?: string };
  /** The files of a media node, beginning with one of them. */
  viewer: { nodeId: string; mediaId?: string };
  /** The author's files: to be looked after, and to be chosen from where a node is given. */
  library: { nodeId: string | null };
  settings: null;
  /** The story, or what is selected of it, as text. */
  textMode: null;
  /** Something takes long; `onCancel` stops it. */
  wait: { title: string; text: string; cancelLabel: string; onCancel: () => void };
};

export type DialogName = keyof DialogPayloads;

export type OpenDialog = {
  [Name in DialogName]: { readonly name: Name; readonly payload: DialogPayloads[Name] };
}[DialogName];

export type WorkspaceDialogProps<Name extends DialogName> = {
  payload: DialogPayloads[Name];
  isOpen: boolean;
  onClose: () => void;
};
