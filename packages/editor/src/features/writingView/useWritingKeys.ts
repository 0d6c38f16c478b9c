import type { KeyboardEvent, RefObject } from 'react';
import { findShortcut, type Shortcut } from '../../commands/shortcuts.ts';
import { storyCommands } from '../../commands/storyCommands.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { isTextField } from '../../textFields.ts';
import { formatField, formatTools } from './FormatBar.tsx';
import { moveKeys } from './MoveButtons.tsx';

type Key = { shortcuts?: readonly Shortcut[]; run: () => void };

export type WritingKeysInput = {
  field: RefObject<HTMLTextAreaElement | null>;
  onMove: (to: keyof typeof moveKeys) => void;
  /** Makes what is typed and not entered a part of the story, before it is saved. */
  onKeep: () => void;
};

/** The keys of the writing view. Those of the editor do not reach a dialog; save, undo and redo are taken from there. */
export function useWritingKeys({ field, onMove, onKeep }: WritingKeysInput) {
  const { run } = useCommands();
  const { save, undo, redo } = storyCommands;
  const moves = Object.entries(moveKeys).map(
    ([to, shortcut]): Key => ({
      shortcuts: [shortcut],
      run: () => onMove(to as keyof typeof moveKeys),
    }),
  );
  const formats = formatTools.map(
    (tool): Key => ({
      ...tool,
      run: () => field.current && formatField(field.current, tool.format),
    }),
  );
  const commands = [save, undo, redo].map(
    (command): Key => ({
      ...command,
      run: () => {
        if (command === save) onKeep();
        run(command);
      },
    }),
  );
  return (event: KeyboardEvent): void => {
    const { nativeEvent, target } = event;
    if (event.defaultPrevented || nativeEvent.isComposing) return;
    const isInText = target === field.current;
    const keys = [...moves, ...commands, ...(isInText ? formats : [])];
    const key = findShortcut(keys, nativeEvent, isTextField(target) ? 'field' : 'panel');
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    key.run();
  };
}
