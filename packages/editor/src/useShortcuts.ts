import { type RefObject, useEffect } from 'react';
import { useActions } from './actions/useActions.ts';
import { findShortcut, type KeyPlace } from './commands/shortcuts.ts';
import { isTextField } from './isTextField.ts';

function placeOf(target: Element): KeyPlace {
  if (isTextField(target)) return 'field';
  if (target === document.body) return 'canvas';
  if (target.closest('[data-canvas]') && !target.closest('button, a')) return 'canvas';
  return target.closest('[data-canvas], [data-tools]') ? 'tools' : 'panel';
}

/** Listens to the keyboard while the focus is in the editor, or nowhere. */
export function useShortcuts(root: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const { run } = useActions();
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      if (target !== document.body && !root.current?.contains(target)) return;
      const id = findShortcut(event, placeOf(target));
      if (!id) return;
      const nodeId = target.closest('[data-node-id]')?.getAttribute('data-node-id');
      if (run(id, nodeId ? { nodeId } : {})) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, isEnabled, run]);
}
