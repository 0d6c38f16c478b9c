const tabbable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

const candidatesIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(tabbable),
];

const isTabbable = (candidate: HTMLElement): boolean =>
  candidate.tabIndex >= 0 &&
  candidate.closest('[inert]') === null &&
  candidate.checkVisibility({ visibilityProperty: true });

/** What the Tab key reaches inside an element, in the order of the document. */
export const tabbableIn = (element: Element): HTMLElement[] =>
  candidatesIn(element).filter(isTabbable);

/** Whether the Tab key reaches anything inside an element. */
export const hasTabbable = (element: Element): boolean => candidatesIn(element).some(isTabbable);
