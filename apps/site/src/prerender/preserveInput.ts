const fields = 'input[type="search"]';

/**
 * Preserves what a visitor typed into the server-rendered search field: reports the text once the script
 * has replaced the field, and moves the focus to the replacement.
 */
export function preserveInput(root: HTMLElement, onInput: (text: string) => void): void {
  const rendered = root.querySelector<HTMLInputElement>(fields);
  if (!rendered) return;
  let hasFocus = document.activeElement === rendered;
  const trackFocus = ({ target }: FocusEvent) => {
    hasFocus = target === rendered;
  };
  document.addEventListener('focusin', trackFocus);
  const observer = new MutationObserver(() => {
    if (rendered.isConnected) return;
    observer.disconnect();
    document.removeEventListener('focusin', trackFocus);
    if (hasFocus) root.querySelector<HTMLInputElement>(fields)?.focus();
    if (rendered.value !== '') onInput(rendered.value);
  });
  observer.observe(root, { childList: true, subtree: true });
}
