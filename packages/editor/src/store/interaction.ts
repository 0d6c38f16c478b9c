import type { ClipVariableAnswer, ClipVariableClash, ProblemCode } from '@dreamfork/story';
import type { DuplicateStory } from '../services/index.ts';
import type { DuplicateAnswer, ResolveConflict } from './session/conflict.ts';

export type NoticeStatus = 'success' | 'info' | 'warning' | 'error';

/** What becomes of pasted variables, by name. */
export type ClipVariableAnswers = Readonly<Record<string, ClipVariableAnswer>>;

/** Questions and notices for the author: components in the editor, fixed answers in tests. */
export type Interaction = {
  confirm: (question: {
    title: string;
    text?: string;
    confirmLabel: string;
    cancelLabel?: string;
    tone?: 'danger' | 'normal';
  }) => Promise<boolean>;
  prompt: (question: {
    title: string;
    label: string;
    initialValue?: string;
    confirmLabel: string;
  }) => Promise<string | null>;
  notify: (notice: {
    status: NoticeStatus;
    title: string;
    description?: string;
    /** One thing to do about it. */
    action?: { label: string; onPress: () => void };
  }) => void;
  /** Shows why an edit was rejected. */
  refuse: (code: ProblemCode) => void;
  /** Shows a dialog if the work takes longer than `after` milliseconds. */
  wait: (notice: {
    title: string;
    text: string;
    cancelLabel: string;
    after: number;
    onCancel: () => void;
  }) => { end: () => void };
  resolveConflict: ResolveConflict;
  /** Null: nothing is pasted. */
  resolveClipVariables: (
    clashes: readonly ClipVariableClash[],
  ) => Promise<ClipVariableAnswers | null>;
  resolveDuplicate: (duplicate: DuplicateStory) => Promise<DuplicateAnswer>;
};
