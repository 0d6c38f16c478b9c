import { isDefaultContent } from '@dreamfork/story';
import { type FocusEvent, useState } from 'react';

const wordless = ['button', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset'];

/** Whether an element takes typed text, so that letters and arrows belong to it. */
export function isTextField(element: EventTarget | null): boolean {
  if (element instanceof HTMLInputElement) {
    return !element.readOnly && !wordless.includes(element.type);
  }
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLElement && element.isContentEditable;
}

/**
 * Selects the text of a field on focus while it is still the default of its node, so that the first
 * letter replaces it. A press would put the caret after the focus, so the selection is made again then.
 */
export function selectDefaultText({ target }: FocusEvent): void {
  if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
  const select = () => {
    if (isDefaultContent(target.value)) target.select();
  };
  select();
  target.addEventListener('mouseup', select, { once: true });
}

const acceptsAll = () => true;

/**
 * The text of a field that changes the document while it is typed in. What was typed stands as it is while the
 * document refuses it or has it without the spaces around it; any other change of the document shows at once.
 */
export function useTypedText(value: string, accepts: (text: string) => boolean = acceptsAll) {
  const [typed, setTyped] = useState<string | null>(null);
  const isRefused = typed !== null && !accepts(typed);
  const isShown = typed !== null && (isRefused || typed.trim() === value.trim());
  return { text: isShown ? typed : value, isRefused, setTyped };
}
