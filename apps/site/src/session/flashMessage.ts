const key = 'notice';

/** Stores a message that the next page of this tab shows. */
export function setFlashMessage(message: string): void {
  sessionStorage.setItem(key, message);
}

/** Returns the message of the previous page and removes it. */
export function takeFlashMessage(): string | null {
  const message = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return message;
}
