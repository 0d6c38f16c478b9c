import { useMessages } from '@dreamfork/ui/i18n';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import * as styles from './EditorBar.css.ts';
import { shellMessages } from './messages.ts';

/** As much as the properties of the story take. */
const longest = 300;

/** The title of the story. A press on it renames the story: Enter keeps what was typed, Escape the old title. */
export function StoryName() {
  const { edits } = useEditor();
  const messages = useMessages(shellMessages).bar;
  const title = useSession(({ document }) => document.title);
  const [typed, setTyped] = useState<string | null>(null);
  const hasKeyboard = useRef(false);

  const end = (isKept: boolean) => {
    const next = typed?.trim();
    setTyped(null);
    if (!isKept || !next || next === title) return;
    edits.updateStory({ title: next });
    edits.endTyping();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    hasKeyboard.current = true;
    end(event.key === 'Enter');
  };
  return (
    <h1 className={styles.title} title={typed === null ? title : undefined}>
      {typed === null ? (
        <button
          ref={(element) => {
            // The focus goes back to where the renaming began.
            if (hasKeyboard.current) element?.focus();
            hasKeyboard.current = false;
          }}
          type="button"
          className={styles.rename}
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role has it since ARIA 1.3.
          aria-description={messages.rename}
          onClick={() => setTyped(title)}
        >
          {title || messages.untitled}
        </button>
      ) : (
        <input
          // biome-ignore lint/a11y/noAutofocus: the author has just asked to write here.
          autoFocus
          className={styles.nameField}
          aria-label={messages.title}
          maxLength={longest}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => end(true)}
        />
      )}
    </h1>
  );
}
