/** Before a frame is removed: React would give the focus back to it, and fail. */
export function leaveFrames(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLIFrameElement) activeElement.blur();
}
