/** What is written and not sent, by the thread that it answers or the comment that it changes. */
export type UnsentTexts = Readonly<Record<string, string>>;

const keyOf = (storyId: string): string => `dreamfork.editor.review.${storyId}`;

export function readUnsent(storyId: string): UnsentTexts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(storyId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => {
        const [, text] = entry;
        return typeof text === 'string';
      }),
    );
  } catch {
    // Damaged or closed storage holds nothing that could be read.
    return {};
  }
}

export function writeUnsent(storyId: string, texts: UnsentTexts): void {
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(keyOf(storyId));
    else localStorage.setItem(keyOf(storyId), JSON.stringify(texts));
  } catch {
    // Private windows and full disks refuse; the texts then last as long as the page.
  }
}
