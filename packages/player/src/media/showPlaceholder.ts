import type { NodeMedia } from '@dreamfork/story';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** What draws a thumbhash comes with the first picture that has one. */
async function show(image: HTMLImageElement, placeholder: string): Promise<void> {
  try {
    const { thumbHashToDataURL } = await import('thumbhash');
    if (image.complete) return;
    image.style.background = `0 0/100% 100% url(${thumbHashToDataURL(bytesOf(placeholder))})`;
  } catch {
    // No connection, or a document that holds any text as a placeholder: the picture does without.
  }
}

/**
 * Attributes of an image that shows the thumbhash of an item behind it until the picture has loaded. The
 * background is not in the markup, because a page may forbid style attributes.
 */
export const showPlaceholder = ({ placeholder }: NodeMedia) => ({
  ref: (image: HTMLImageElement | null): void => {
    if (placeholder && image && !image.complete) void show(image, placeholder);
  },
  onLoad: ({ currentTarget }: { currentTarget: HTMLImageElement }): void => {
    currentTarget.style.background = '';
  },
});
