import type { KeyboardEvent } from 'react';

const isField = (element: EventTarget): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Arrow up at the beginning of a field goes to the one before it, arrow down at its end to the next. */
export function moveBetweenFields(event: KeyboardEvent, root: HTMLElement): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!step || !isField(target) || ctrlKey || metaKey || altKey || shiftKey) return;
  const { selectionStart, selectionEnd, value } = target;
  const isAtEdge =
    target instanceof HTMLInputElement ||
    (selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length));
  if (!isAtEdge) return;
  const fields = [...root.querySelectorAll('input, textarea')].filter(isField);
  const next = fields[fields.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  const caret = step < 0 ? next.value.length : 0;
  next.setSelectionRange(caret, caret);
}
