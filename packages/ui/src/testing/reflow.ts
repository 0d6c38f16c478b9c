/** The parts of the page that reach over its right edge and cannot be scrolled into view. */
export function partsOutside(): string[] {
  const edge = document.documentElement.clientWidth + 0.5;
  const isClipped = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.getBoundingClientRect().right > edge && !isClipped(element))
    .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.slice(0, 40)}`);
}
