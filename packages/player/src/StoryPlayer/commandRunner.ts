import type { PlayEvent, PlayView } from '@dreamfork/story';
import type { Panel } from '../hooks/usePanel.ts';
import type { KeyCommand } from '../keyboard/keyCommand.ts';

/** What can stand over the story. */
export type PlayerDialogName = 'help' | 'restart';

export type CommandContext = {
  view: Pick<PlayView, 'choices' | 'paths' | 'canGoNext' | 'canGoBack'>;
  panel: Pick<Panel, 'current' | 'toggle' | 'close'>;
  /** Opens the dialog of this name. */
  ask: (dialog: PlayerDialogName) => void;
  send: (event: PlayEvent) => void;
  onClose: (() => void) | undefined;
};

/** The event that the option of this number stands for. */
function optionEvent({ choices, paths }: CommandContext['view'], index: number): PlayEvent | null {
  const choice = choices[index];
  if (choice) return { type: 'choose', choiceId: choice.choiceId };
  const path = paths[index];
  return path ? { type: 'follow', connectionId: path.connectionId } : null;
}

/** Carries a command out; false where it has no use now, so that the key keeps its usual meaning. */
export function commandRunner({ view, panel, ask, send, onClose }: CommandContext) {
  const sendIf = (event: PlayEvent | null): boolean => {
    if (event) send(event);
    return event !== null;
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
