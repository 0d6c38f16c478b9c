import { type StoryNode, takeOutLinks } from '@dreamfork/story';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';

/** What is being written in a node: the links in its text, and the next choice. */
export function useNodeWriting({ id: nodeId, content }: StoryNode) {
  const { edits } = useEditor();
  const remembers = useSession(({ document }) => document.variables !== undefined);
  const [newChoice, setNewChoice] = useState('');
  const { text, links } = takeOutLinks(content, remembers);
  /** Adds the typed choice; whether nothing of it is left. */
  const addChoice = (): boolean => {
    if (newChoice.trim() === '') return true;
    const isAdded = edits.addTypedLink({ nodeId, written: newChoice });
    if (isAdded) setNewChoice('');
    return isAdded;
  };
  const keepChoice = useEffectEvent(addChoice);
  useEffect(() => {
    // Before the session is written to its draft.
    window.addEventListener('pagehide', keepChoice, { capture: true });
    return () => window.removeEventListener('pagehide', keepChoice, { capture: true });
  }, []);
  return {
    /** The text as it will be without its links. */
    textWithoutLinks: text,
    /** The choices that the links of the text will be. */
    pending: links.map(({ words, target }) => words || `→ ${target}`),
    newChoice,
    setNewChoice,
    addChoice,
  };
}

/** Gives a text the focus, with the caret at its end; a default text is then selected whole. */
export function focusText(field: HTMLTextAreaElement | null, options?: FocusOptions): void {
  field?.focus(options);
  // A default text is selected by the focus.
  if (field && field.selectionStart === field.selectionEnd) {
    field.setSelectionRange(field.value.length, field.value.length);
  }
}

/** Gives a text the focus when it comes. */
export function useWritingFocus(text: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => focusText(text.current, { preventScroll: true }), [text]);
}
