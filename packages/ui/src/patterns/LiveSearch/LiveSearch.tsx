import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import * as styles from './LiveSearch.css.ts';

export type LiveSearchProps = {
  /** What is searched, for screen readers. */
  label: string;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  /** What the list is searched for now. */
  value: string;
  /** Receives the words once no more are written for a moment. */
  onSearch: (value: string) => void;
  /** How long that moment is, in milliseconds. @default 250 */
  delay?: number;
  /** What was found, in words, below the field; told to screen readers when it changes. */
  found?: string;
};

/** Searches while it is written, and holds the focus meanwhile. */
export function LiveSearch({
  label,
  placeholder,
  value,
  onSearch,
  delay = 250,
  found,
}: LiveSearchProps) {
  const [written, setWritten] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  const search = useEffectEvent((words: string) => {
    setSent((before) => [...before, words]);
    onSearch(words);
  });

  // A value from elsewhere, as on the way back, takes the place of what was written; our own comes late.
  if (seen !== value) {
    const place = sent.indexOf(value);
    setSeen(value);
    setSent(sent.slice(place + 1));
    if (place < 0) setWritten(value);
  }

  useEffect(() => {
    if (written === value) return;
    const timer = setTimeout(() => search(written), delay);
    return () => clearTimeout(timer);
  }, [written, value, delay]);

  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={written}
        onChange={setWritten}
        onSubmit={(words) => {
          if (words !== value) onSearch(words);
        }}
      />
      {found !== undefined && (
        <span role="status" className={styles.found}>
          {found}
        </span>
      )}
    </div>
  );
}
