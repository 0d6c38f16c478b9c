const fields = 'input[type="search"]';

/**
 * Passes on the words that a visitor writes into a drawn page before the script has taken it over, and gives
 * the field that takes its place the focus of the first one.
 */
export function keepWriting(root: HTMLElement, onWriting: (words: string) => void): void {
  const drawn = root.querySelector<HTMLInputElement>(fields);
  if (!drawn) return;
  let hasFocus = document.activeElement === drawn;
  const notice = ({ target }: FocusEvent) => {
    hasFocus = target === drawn;
  };
  document.addEventListener('focusin', notice);
  const observer = new MutationObserver(() => {
    if (drawn.isConnected) return;
    observer.disconnect();
    document.removeEventListener('focusin', notice);
    if (hasFocus) root.querySelector<HTMLInputElement>(fields)?.focus();
    if (drawn.value !== '') onWriting(drawn.value);
  });
  observer.observe(root, { childList: true, subtree: true });
}
