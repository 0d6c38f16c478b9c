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
