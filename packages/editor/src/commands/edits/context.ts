import type { Problem, Result, Size } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { lazily } from '@dreamfork/ui/lazy';
import type { EditorServices } from '../../services/index.ts';
import type { Interaction } from '../../store/interaction.ts';
import type { Session, Undone } from '../../store/session/createSession.ts';
import type { Uploads } from '../../store/uploads/createUploads.ts';
import type { Animate } from '../autoLayout/animate.ts';
import type { Arranger } from '../autoLayout/createArranger.ts';
import type { CanvasView } from '../canvasView.ts';
import type { ClipboardPort } from '../clipboard/browserClipboard.ts';
import { editMessages } from './messages.ts';

export type EditContext = {
  session: Session;
  services: EditorServices;
  clipboard: ClipboardPort;
  arrange: Arranger;
  animate: Animate;
  /** What is in view, in canvas units. */
  view: () => CanvasView;
  /** How much room the canvas has on the page. */
  viewSize: () => Size;
  /** Brings a variable into view, in its panel. */
  showVariable: (variableId: string) => void;
  uploads: Uploads;
  interaction: Interaction;
  locale: Locale;
  /** Names what readers would meet, and asks whether to publish it anyway. */
  confirmPublishing: () => Promise<boolean>;
  ids: { next: () => string };
  random: () => number;
};

const fetchSkipped = lazily(() => import('./skippedNotice.ts'));

/** Undoes or redoes, and says what was left because others changed it since. */
export function travelHistory(
  { session, interaction, locale }: EditContext,
  kind: 'undo' | 'redo' | 'travel',
  position = 0,
): Undone | null {
  const undone = kind === 'travel' ? session.travel(position) : session[kind]();
  if (undone && (undone.skipped.length > 0 || !undone.hasChanged)) {
    const { document } = session.getState();
    void fetchSkipped().then(({ skippedNotice }) =>
      interaction.notify({
        status: 'info',
        ...skippedNotice({ undone, kind, document, locale }),
      }),
    );
  }
  return undone;
}

type UndoNotice = Omit<Parameters<Interaction['notify']>[0], 'action'> & { undoLabel?: string };

/** Tells what the last edit did, and offers to undo it while nothing newer was done. */
export function notifyWithUndo(context: EditContext, { undoLabel, ...notice }: UndoNotice): void {
  const { session, interaction, locale } = context;
  const messages = editMessages[locale];
  const { revision } = session.getState().history;
  interaction.notify({
    ...notice,
    action: {
      label: undoLabel ?? messages.undo,
      onPress: () => {
        const last = session.getState().history.past.at(-1);
        if (last?.after === revision) travelHistory(context, 'undo');
        else interaction.notify({ status: 'info', title: messages.tooLate });
      },
    },
  });
}

/** Shows why an edit was rejected. Returns whether it was made. */
export function reportRejected(
  { interaction }: EditContext,
  result: Result<unknown, Problem>,
): boolean {
  if (!result.ok) interaction.refuse(result.error.code);
  return result.ok;
}
