const wordless = ['button', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset'];

/** Whether an element takes typed text, so that letters and arrows belong to it. */
export function isTextField(element: EventTarget | null): boolean {
  if (element instanceof HTMLInputElement) {
    return !element.readOnly && !wordless.includes(element.type);
  }
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLElement && element.isContentEditable;
}
