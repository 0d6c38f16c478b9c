const copied = [
  'font',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'padding',
  'boxSizing',
  'textIndent',
  'wordBreak',
] as const;

/** Where the line of an index ends in a text area, in pixels from the top of what it is placed in. */
export function caretBottom(element: HTMLTextAreaElement, index: number): number {
  const style = getComputedStyle(element);
  const twin = document.createElement('div');
  for (const name of copied) twin.style[name] = style[name];
  twin.style.cssText += ';position:absolute;visibility:hidden;white-space:pre-wrap';
  twin.style.width = `${element.clientWidth}px`;
  twin.textContent = element.value.slice(0, index);
  const caret = document.createElement('span');
  caret.textContent = '\u200B';
  twin.append(caret);
  document.body.append(twin);
  const inside = caret.offsetTop + caret.offsetHeight - element.scrollTop;
  twin.remove();
  const parent = element.offsetParent?.getBoundingClientRect();
  return element.getBoundingClientRect().top - (parent?.top ?? 0) + inside;
}
