/** Whether the reader has asked the browser to save data; such browsers load nothing ahead. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
