/** Puts an address on the clipboard; false where the browser does not let us. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system has a sheet for sharing. */
export const canSend = (): boolean => typeof navigator.share === 'function';

/** Opens the sheet of the system; a reader who closes it has told us all there is to know. */
export async function sendLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    return;
  }
}
