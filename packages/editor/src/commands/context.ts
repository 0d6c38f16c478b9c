import { type Problem, problemMessages, type Result } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { EditorServices, SavedStory } from '../services.ts';
import type { Session } from '../session/createSession.ts';

export type NoticeStatus = 'success' | 'info' | 'warning' | 'error';

export const conflictAnswers = ['keep', 'theirs', 'mine'] as const;
export type ConflictAnswer = (typeof conflictAnswers)[number];

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
  resolveConflict: (options: { canLoad: boolean }) => Promise<ConflictAnswer>;
};

export type CommandContext = {
  session: Session;
  services: EditorServices;
  interaction: Interaction;
  locale: Locale;
  ids: { next: () => string };
  random: () => number;
  onSaved?: (saved: SavedStory) => void;
};

/** Tells the author why an edit was refused. Returns whether it was made. */
export function announce(
  { interaction, locale }: CommandContext,
  result: Result<unknown, Problem>,
): boolean {
  if (!result.ok) {
    interaction.notify({ status: 'warning', title: problemMessages[locale][result.error.code] });
  }
  return result.ok;
}
