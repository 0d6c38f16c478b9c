/** The minimum touch target, less the borders of a field, which can be pressed too. */
const target = 44 - 2;

const controls = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  '[role="button"]',
  '[role="checkbox"]',
  '[role="menuitem"]',
  '[role="option"]',
  '[role="radio"]',
  '[role="slider"]',
  '[role="switch"]',
  '[role="tab"]',
].join();

const name = (element: Element) =>
  `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent}`.trim();

/** Buttons for screen readers only are in a box of one pixel. */
function isDrawn(element: Element): boolean {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part.clientWidth <= 1 && getComputedStyle(part).overflow === 'hidden') {
      return element.matches('[type="range"]');
    }
  }
  return true;
}

function isReachable(element: Element): boolean {
  return (
    isDrawn(element) &&
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-hidden="true"], [aria-hidden="true"] *, [inert] *') &&
    !(element instanceof HTMLInputElement && element.type === 'hidden') &&
    !(element instanceof HTMLInputElement && element.type === 'file')
  );
}

/** Links in running text are as high as their line; WCAG exempts them. */
const isInText = (element: Element) =>
  element.matches('a') && getComputedStyle(element).display === 'inline';

/** The pressable area: the control, the label around it, or the track of a slider. */
const pressed = (element: Element): Element =>
  element.closest('label') ??
  (element.matches('[type="range"]') ? element.closest('[data-rac]')?.parentElement : null) ??
  element;

/** Whether the pressable area is larger than the visible control. */
function isHitAround(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const part = pressed(element);
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = target / 2;
  return [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ].every(([left = 0, top = 0]) => {
    return part.contains(document.elementFromPoint(left, top));
  });
}

/** Controls with touch targets that are too small. */
export const smallTargets = (): string[] =>
  [...document.body.querySelectorAll(controls)]
    .filter((element) => isReachable(element) && !isInText(element))
    .filter((element) => {
      const { width, height } = pressed(element).getBoundingClientRect();
      return (width < target || height < target) && !isHitAround(element);
    })
    .map((element) => {
      const { width, height } = pressed(element).getBoundingClientRect();
      return `${name(element)}: ${Math.round(width)} × ${Math.round(height)}`;
    });

/** Animations and transitions long enough to be noticed. */
export const movingParts = (): string[] =>
  document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const duration = Number(effect?.getComputedTiming().activeDuration ?? 0);
    if (duration <= 1 || !(effect instanceof KeyframeEffect) || !effect.target) return [];
    return [`${name(effect.target)}: ${duration} ms`];
  });

/** Whether the element, its `::before` or its `::after` has an outline. */
const isOutlined = (part: Element): boolean =>
  [undefined, '::before', '::after'].some(
    (pseudo) => getComputedStyle(part, pseudo).outlineStyle !== 'none',
  );

/** Controls that show the focus only by a shadow or a colour, which forced colours remove. */
export async function unmarkedFocus(): Promise<string[]> {
  const unmarked: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(controls)) {
    if (!isReachable(element) || element.tabIndex < 0) continue;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    element.focus();
    await new Promise(requestAnimationFrame);
    if (document.activeElement !== element) continue;
    const parts = [element, pressed(element), element.parentElement, ...element.children];
    if (!parts.some((part) => part && isOutlined(part))) unmarked.push(name(element));
  }
  return unmarked;
}
