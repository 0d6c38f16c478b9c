/** Gives the focus to what had it before something was closed, or to the canvas if that is gone. */
export function giveFocusBack(origin: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== body;
  if (isThere) origin.focus();
  if (document.activeElement === origin) return;
  document.querySelector<HTMLElement>('[data-canvas] [tabindex="0"]')?.focus();
}
