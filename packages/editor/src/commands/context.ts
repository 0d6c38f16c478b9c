import type { Position, Problem, ProblemCode, Result, StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { Arranger } from '../arrange/createArranger.ts';
import type { Glide } from '../arrange/glide.ts';
import type { ClipboardPort } from '../clipboard/browserClipboard.ts';
import type { Uploads } from '../media/createUploads.ts';
import type { EditorServices, SavedStory } from '../services.ts';
import type { Session } from '../session/createSession.ts';

export type NoticeStatus = 'success' | 'info' | 'warning' | 'error';

export type StoryState = { document: StoryDocument; isPublic: boolean };

/** The three sides of a save conflict. `theirs` is null where the server's version cannot be had. */
export type Conflict = { base: StoryState; mine: StoryState; theirs: StoryState | null };

export type ConflictAnswer =
  /** Save nothing now and go on editing. */
  | { kind: 'keep' }
  /** Replace what the server holds by what is here. */
  | { kind: 'mine' }
  /** Take what the server holds; only where that could be had. */
  | { kind: 'theirs' }
  /** Save this, made of both; only where theirs could be had. */
  | ({ kind: 'merged' } & StoryState);

/** How commands talk to the author. The editor answers with dialogs and toasts, tests with values. */
export type Interaction = {
  confirm: (question: {
    title: string;
    text?: string;
    confirmLabel: string;
    tone?: 'danger' | 'normal';
  }) => Promise<boolean>;
  prompt: (question: {
    title: string;
    label: string;
    initialValue?: string;
    confirmLabel: string;
  }) => Promise<string | null>;
  notify: (notice: { status: NoticeStatus; title: string; description?: string }) => void;
  /** Tells why something was refused. */
  refuse: (code: ProblemCode) => void;
  /** Tells what the author waits for, should it take longer than `after` milliseconds. */
  wait: (notice: {
    title: string;
    text: string;
    cancelLabel: string;
    after: number;
    onCancel: () => void;
  }) => { end: () => void };
  resolveConflict: (conflict: Conflict) => Promise<ConflictAnswer>;
};

export type CommandContext = {
  session: Session;
  services: EditorServices;
  clipboard: ClipboardPort;
  arrange: Arranger;
  glide: Glide;
  /** The middle of what is in view, in canvas units. */
  viewCentre: () => Position;
  uploads: Uploads;
  /** Makes a heavy image smaller before it is sent; gives the file itself where it cannot. */
  compressImage: (file: File) => Promise<File>;
  interaction: Interaction;
  locale: Locale;
  /** How many remarks the doctor has on the story. */
  countRemarks: () => number;
  ids: { next: () => string };
  random: () => number;
  onSaved?: (saved: SavedStory) => void;
};

/** Tells the author why an edit was refused. Returns whether it was made. */
export function announce(
  { interaction }: CommandContext,
  result: Result<unknown, Problem>,
): boolean {
  if (!result.ok) interaction.refuse(result.error.code);
  return result.ok;
}
