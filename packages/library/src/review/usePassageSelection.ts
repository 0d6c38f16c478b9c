import { useEffect, useState } from 'react';
import { placesOf, readShownText } from './shownText.ts';

/** Words of the passage that the reader has selected: characters `from` to `to` of what the page shows. */
export type PassageSelection = { shown: string; from: number; to: number };

/** The text of the passage that is read, not of one that is prepared. */
export const passageText = (): Element | null =>
  document.querySelector(':not([aria-hidden]) > [data-passage-text]');

/** The selection is looked at once it rests: milliseconds. */
const rest = 200;

function currentSelection(): PassageSelection | null {
  const root = passageText();
  const selection = document.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root)) return null;
  const shown = readShownText(root);
  const places = placesOf(shown, range);
  return places && { shown: shown.text, ...places };
}

const isSame = (one: PassageSelection | null, other: PassageSelection | null): boolean =>
  one?.from === other?.from && one?.to === other?.to && one?.shown === other?.shown;

/** What the reader selects in the passage, by mouse, finger or keyboard; null while nothing is. */
export function usePassageSelection(): PassageSelection | null {
  const [selection, setSelection] = useState<PassageSelection | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const next = currentSelection();
      setSelection((previous) => (isSame(previous, next) ? previous : next));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    document.addEventListener('selectionchange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
    };
  }, []);
  return selection;
}
