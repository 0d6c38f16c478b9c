import type { PlayEvent, PlayView } from '@dreamfork/story';
import type { Panel } from '../hooks/usePanel.ts';
import type { KeyCommand } from '../keyboard/keyCommand.ts';

/** The dialogs of the player. */
export type PlayerDialogName = 'help' | 'restart';

export type CommandContext = {
  view: Pick<PlayView, 'choices' | 'paths' | 'canGoNext' | 'canGoBack'>;
  panel: Pick<Panel, 'current' | 'toggle' | 'close'>;
  /** Opens the dialog of this name. */
  ask: (dialog: PlayerDialogName) => void;
  send: (event: PlayEvent) => void;
  /** Closes the layer that the player is; undefined where it is the page itself. */
  onClose: (() => void) | undefined;
};

/** The event of the choice or path with this number. */
function optionEvent({ choices, paths }: CommandContext['view'], index: number): PlayEvent | null {
  const choice = choices[index];
  if (choice) return { type: 'choose', choiceId: choice.choiceId };
  const path = paths[index];
  return path ? { type: 'follow', connectionId: path.connectionId } : null;
}

/**
 * Runs a command; false if it is not possible now, so that the key keeps its usual meaning. While a panel is open
 * the story behind it does not move.
 */
export function commandRunner({ view, panel, ask, send, onClose }: CommandContext) {
  const sendIf = (event: PlayEvent | null): boolean => {
    if (!event || panel.current) return false;
    send(event);
    return true;
  };
  return (command: KeyCommand): boolean => {
    switch (command.type) {
      case 'choose':
        return sendIf(optionEvent(view, command.index));
      case 'next':
        return sendIf(view.canGoNext ? { type: 'next' } : null);
      case 'back':
        return sendIf(view.canGoBack ? { type: 'back' } : null);
      case 'toggleHistory':
        panel.toggle('history');
        return true;
      case 'toggleSettings':
        panel.toggle('settings');
        return true;
      case 'askRestart':
        ask('restart');
        return true;
      case 'help':
        ask('help');
        return true;
      case 'close':
        if (panel.current) panel.close();
        else onClose?.();
        return panel.current !== null || onClose !== undefined;
    }
  };
}
