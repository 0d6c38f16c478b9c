/** What takes the focus. */
const isFocusable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  (element.tabIndex >= 0 || element.hasAttribute('tabindex') || element.isContentEditable);

/**
 * Gives the page of a frame a focus of its own, until the reader presses something in it: play functions move
 * it as they would on a whole page, and that of the reader stays in the docs page around.
 */
export function keepOwnFocus(): void {
  const { scrollIntoView } = Object.getOwnPropertyDescriptors(Element.prototype);
  const { focus, blur } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  let focused: HTMLElement | null = null;
  let isLeft = false;

  function move(next: HTMLElement | null): void {
    const last = focused;
    focused = next;
    const send = (target: HTMLElement | null, type: string, relatedTarget: HTMLElement | null) =>
      target?.dispatchEvent(
        new FocusEvent(type, { relatedTarget, bubbles: /in$|out$/.test(type), composed: true }),
      );
    send(last, 'blur', next);
    send(last, 'focusout', next);
    send(next, 'focus', last);
    send(next, 'focusin', last);
  }

  HTMLElement.prototype.focus = function (options) {
    if (isLeft) focus.value?.call(this, options);
    else if (this !== focused && isFocusable(this)) move(this);
  };
  HTMLElement.prototype.blur = function () {
    if (isLeft) blur.value?.call(this);
    else if (this === focused) move(null);
  };
  // It would scroll the docs page as well.
  Element.prototype.scrollIntoView = function (options) {
    if (isLeft) scrollIntoView.value?.call(this, options);
  };
  Object.defineProperties(document, {
    activeElement: {
      configurable: true,
      get: () => (focused?.isConnected ? focused : document.body),
    },
    hasFocus: { configurable: true, value: () => true },
  });

  function leave({ isTrusted }: Event): void {
    if (!isTrusted || isLeft) return;
    isLeft = true;
    Reflect.deleteProperty(document, 'activeElement');
    Reflect.deleteProperty(document, 'hasFocus');
  }
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, leave, true);
}
