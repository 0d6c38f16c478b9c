import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TagList as AriaTagList, Tag, TagGroup } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useMessages } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { addTags } from './addTags.ts';
import * as styles from './TagInput.css.ts';
import { tagInputMessages } from './TagInput.messages.ts';

export type TagInputProps = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The greatest number of words. */
  maximum: number;
  /** The greatest length of one. */
  maximumLength: number;
  /** What makes two words one and the same. @default letter case does not count */
  sameAs?: (tag: string) => string;
  /** What is wrong with the words as they are. */
  errorMessage?: string;
};

const withoutCase = (tag: string): string => tag.toLowerCase();

/** Words a thing is to be filed under: written one after the other, taken off again with a press. */
export function TagInput({
  label,
  value,
  onChange,
  maximum,
  maximumLength,
  sameAs = withoutCase,
  errorMessage,
}: TagInputProps) {
  const messages = useMessages(tagInputMessages);
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');

  const input = useRef<HTMLInputElement>(null);

  /** Adds the words of a text; says whether all of them fit. */
  const take = (text: string): boolean => {
    const added = addTags(value, text, { maximum, maximumLength, sameAs });
    setDraft(added.rest);
    setProblem(
      added.problem === 'full'
        ? messages.full(maximum)
        : added.problem === 'tooLong'
          ? messages.tooLong(maximumLength)
          : undefined,
    );
    if (added.tags.length !== value.length) {
      setSaid(messages.added(added.tags.slice(value.length).join(', ')));
      onChange(added.tags);
    }
    return added.problem === null;
  };

  // Before the form reads its values: a press on its button does not take the focus away in every browser.
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (flushSync(() => take(draft))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input.current?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  return (
    <div className={styles.field}>
      <TextField
        ref={input}
        label={label}
        value={draft}
        description={messages.help(maximum)}
        errorMessage={problem ?? errorMessage}
        onChange={(text) => {
          if (/[,;\n]/.test(text)) take(text);
          else setDraft(text);
        }}
        onKeyDown={(event) => {
          // In a form it adds a word, and never sends what is half written.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(draft);
        }}
        onBlur={() => take(draft)}
      />
      {value.length > 0 && (
        <TagGroup
          aria-label={label}
          onRemove={(keys) => {
            setSaid(messages.removed([...keys].join(', ')));
            onChange(value.filter((tag) => !keys.has(tag)));
          }}
        >
          <AriaTagList className={styles.written}>
            {value.map((tag) => (
              <Tag key={tag} id={tag} textValue={tag} className={styles.slip}>
                {tag}
                <IconButton slot="remove" icon={X} size="small" label={messages.remove(tag)} />
              </Tag>
            ))}
          </AriaTagList>
        </TagGroup>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
