type Frame = Pick<Window, 'parent'> & {
  document: { referrer: string };
  location: { ancestorOrigins?: ArrayLike<string> };
};

/** The origin of the page that shows us in a frame; null where there is none or the browser hides it. */
export function outerOrigin(frame: Frame): string | null {
  if (frame.parent === (frame as unknown)) return null;
  const known = frame.location.ancestorOrigins?.[0];
  if (known && known !== 'null') return known;
  const { referrer } = frame.document;
  return URL.canParse(referrer) ? new URL(referrer).origin : null;
}

/** Tells the page around us how high we are; no other page hears it. */
export function tellHeight(frame: Pick<Window, 'parent'>, origin: string, height: number): void {
  frame.parent.postMessage({ type: 'dreamfork:height', height: Math.ceil(height) }, origin);
}
