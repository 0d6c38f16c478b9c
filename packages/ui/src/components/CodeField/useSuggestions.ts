import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CodeSuggestion } from './SuggestionList.tsx';

export type SuggestionsInput = {
  element: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
  suggest: (text: string, index: number, isAsked: boolean) => readonly CodeSuggestion[];
};

/** The list of suggestions under a field: it opens while the author types, and on Ctrl and space. */
export function useSuggestions({ element, value, onChange, suggest }: SuggestionsInput) {
  const [open, setOpen] = useState<{ at: number; isAsked: boolean } | null>(null);
  const [active, setActive] = useState(0);
  const caret = useRef<number | null>(null);
  const list = open ? suggest(value, open.at, open.isAsked) : [];
  const current = Math.min(active, list.length - 1);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  // A press puts the caret elsewhere, and the list was about the old place.
  const isOpen = open !== null;
  useEffect(() => {
    const field = element.current;
    if (!field || !isOpen) return;
    const end = () => setOpen(null);
    field.addEventListener('pointerdown', end);
    return () => field.removeEventListener('pointerdown', end);
  }, [element, isOpen]);

  const openAt = (isAsked: boolean) => {
    setOpen({ at: element.current?.selectionStart ?? 0, isAsked });
    setActive(0);
  };
  const close = () => setOpen(null);
  const take = ({ from, text }: CodeSuggestion) => {
    if (!open) return;
    caret.current = from + text.length;
    onChange(value.slice(0, from) + text + value.slice(open.at));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isTaking = (key === 'Enter' && !ctrlKey && !metaKey) || (key === 'Tab' && !shiftKey);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === ' ' && ctrlKey) openAt(true);
    else if (list.length === 0) return;
    else if (step) setActive((current + step + list.length) % list.length);
    else if (isTaking) take(list[current] as CodeSuggestion);
    else if (key === 'Escape') close();
    else {
      // The caret goes elsewhere, and the list was about the old place.
      if (/^(Arrow|Home|End|Page)/.test(key)) close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    list,
    active: current,
    /** The index that the list is about. */
    at: open?.at ?? 0,
    take,
    close,
    onKeyDown,
    onChange: (text: string) => {
      onChange(text);
      openAt(false);
    },
  };
}
