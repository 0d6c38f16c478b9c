/** Copies an address to the clipboard; false if the browser refuses. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system has a share dialog. */
export const canSend = (): boolean => typeof navigator.share === 'function';

/** Opens the share dialog of the system; closing it is not an error. */
export async function sendLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    return;
  }
}
