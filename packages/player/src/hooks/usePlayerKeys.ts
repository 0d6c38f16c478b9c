import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FocusKind, type KeyCommand, keyCommand } from '../keyboard/keyCommand.ts';

/** Whether the focus is inside the player or on an ancestor such as the page or a dialog. */
function isOurs({ target, defaultPrevented }: KeyboardEvent, root: HTMLElement): boolean {
  if (defaultPrevented || !(target instanceof Node)) return false;
  if (root.querySelector('dialog[open]')) return false;
  return root.contains(target) || target.contains(root);
}

/** Turns key presses into commands. `onCommand` returns whether it handled the command. */
export function usePlayerKeys(
  root: RefObject<HTMLElement | null>,
  onCommand: (command: KeyCommand) => boolean,
  hasSignKeys = true,
): void {
  const run = useEffectEvent(onCommand);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.repeat || event.isComposing || !isOurs(event, element)) return;
      const command = keyCommand({
        key: event.key,
        code: event.code,
        hasModifier: event.ctrlKey || event.altKey || event.metaKey || event.shiftKey,
        hasSignKeys,
        focus: focusKind(event.target),
      });
      if (command && run(command)) event.preventDefault();
    };
    // The page or the shadow tree, because targets inside a shadow tree are not visible outside of it.
    const tree = element.getRootNode() as Document | ShadowRoot;
    const listen = onKeyDown as EventListener;
    tree.addEventListener('keydown', listen);
    return () => tree.removeEventListener('keydown', listen);
  }, [root, hasSignKeys]);
}

const text =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="submit"])';
const arrows =
  'input[type="radio"], input[type="range"], video, audio, [role="slider"], [role="menu"], [role="listbox"]';
const button = 'a[href], button, summary, input, [role="button"]';

/** The kind of control that an event came from. */
function focusKind(target: EventTarget | null): FocusKind {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(text)) return 'text';
  if (target.closest(arrows)) return 'arrows';
  return target.closest(button) ? 'button' : 'page';
}
