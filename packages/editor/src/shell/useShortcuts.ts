import { type RefObject, useEffect } from 'react';
import { findShortcut, type KeyPlace } from '../commands/shortcuts.ts';
import { useCommands } from '../commands/useCommands.ts';
import { useEditor } from '../EditorContext.tsx';
import { isTextField } from '../textFields.ts';

/** A dialog that fades out still has the focus, and the keyboard is the editor's again. */
const isFading = (target: Element): boolean => target.closest('[data-exiting]') !== null;

function placeOf(target: Element): KeyPlace {
  if (isTextField(target) || isFading(target)) return 'field';
  if (target === document.body) return 'canvas';
  if (target.closest('[data-canvas]') && !target.closest('button, a')) return 'canvas';
  return target.closest('[data-canvas], [data-tools]') ? 'tools' : 'panel';
}

/** Listens to the keyboard while the focus is in the editor, or nowhere. */
export function useShortcuts(root: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const { commands } = useEditor();
  const { run } = useCommands();
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const isOutside = target !== document.body && !root.current?.contains(target);
      if (isOutside && !isFading(target)) return;
      const command = findShortcut(commands, event, placeOf(target));
      if (!command) return;
      const nodeId = target.closest('[data-node-id]')?.getAttribute('data-node-id');
      if (run(command, nodeId ? { nodeId } : {})) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, isEnabled, commands, run]);
}
