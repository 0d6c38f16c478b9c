import type { Repair } from '@dreamfork/story';
import type { Conflict, ConflictAnswer } from '../commands/context.ts';
import type { StoryVersion } from '../services.ts';

/** The dialogs of the editor and what each is opened with; `null` where it needs nothing. */
export type DialogPayloads = {
  help: null;
  conflict: { conflict: Conflict; answer: (answer: ConflictAnswer) => void };
  /** A kept state of the story. */
  version: { version: StoryVersion };
  /** What was mended in the story that was opened. */
  repairs: { repairs: readonly Repair[] };
  /** Unsaved work that an earlier editor left behind. */
  recovery: null;
  palette: null;
  /** Import and export. */
  files: null;
  /** The testing panel. */
  probe: null;
  /** A text on request, for a node or, without one, for a new node. */
  generator: { nodeId: string | null };
  /** A file for a media node. */
  upload: { nodeId: string };
  /** The files of a media node, beginning with one of them. */
  viewer: { nodeId: string; mediaId?: string };
  settings: null;
  /** Something takes long; `onCancel` stops it. */
  wait: { title: string; text: string; cancelLabel: string; onCancel: () => void };
};

export type DialogName = keyof DialogPayloads;

export type OpenDialog = {
  [Name in DialogName]: { readonly name: Name; readonly payload: DialogPayloads[Name] };
}[DialogName];
