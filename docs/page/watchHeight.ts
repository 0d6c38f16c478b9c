/** In pixels. What is higher scrolls. */
const maximum = 900;
/** Menus and dialogs place themselves by the height that there is. */
const withOverlay = 480;

const overlays =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip])';

/** Tells how high the page of a frame needs to be, in pixels, now and whenever it changes; returns how to stop. */
export function watchHeight(
  frame: HTMLIFrameElement,
  onHeight: (change: (height: number) => number) => void,
): () => void {
  const page = frame.contentDocument;
  if (!page) return () => {};
  const measure = () => {
    const content = page.documentElement.scrollHeight;
    const least = page.body.querySelector(overlays) ? withOverlay : 0;
    onHeight((height) => Math.min(maximum, Math.max(height, content, least)));
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(page.body);
  const changes = new MutationObserver(measure);
  changes.observe(page.body, { childList: true, subtree: true });
  measure();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
