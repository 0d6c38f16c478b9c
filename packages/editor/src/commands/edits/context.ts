import type { Problem, Result, Size } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { EditorServices } from '../../services/index.ts';
import type { Interaction } from '../../store/interaction.ts';
import type { Session } from '../../store/session/createSession.ts';
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
  /** The number of diagnostics of the story. */
  countDiagnostics: () => number;
  ids: { next: () => string };
  random: () => number;
};

type UndoNotice = Omit<Parameters<Interaction['notify']>[0], 'action'> & { undoLabel?: string };

/** Tells what the last edit did, and offers to undo it while nothing newer was done. */
export function notifyWithUndo(
  { session, interaction, locale }: EditContext,
  { undoLabel, ...notice }: UndoNotice,
): void {
  const messages = editMessages[locale];
  const { revision } = session.getState().history;
  interaction.notify({
    ...notice,
    action: {
      label: undoLabel ?? messages.undo,
      onPress: () => {
        if (session.getState().history.revision === revision) session.undo();
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
