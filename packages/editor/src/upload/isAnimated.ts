/** Where a PNG says that it moves, its first picture has not begun yet. */
const headBytes = 4096;

/** Whether a picture moves. Drawn anew it would lose all but its first frame. */
export async function isAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  if (file.type !== 'image/webp' && file.type !== 'image/png') return false;
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer());
  if (file.type === 'image/png') return head.includes('acTL');
  return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 2) !== 0;
}
