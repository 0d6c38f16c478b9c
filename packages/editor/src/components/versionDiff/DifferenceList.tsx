import type { DifferenceKind, StoryDifference, StoryDocument } from '@dreamfork/story';
import { Badge, type BadgeTone } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Minus, Pencil, Plus } from 'lucide-react';
import { useMemo } from 'react';
import * as styles from './compare.css.ts';
import { differenceRows } from './differenceRows.ts';
import { compareMessages } from './messages.ts';
import { TextChange } from './TextChange.tsx';

export type DifferenceListProps = {
  difference: StoryDifference;
  before: StoryDocument;
  after: StoryDocument;
};

/** More lines than these help nobody to decide; the map shows the rest. */
const shownRows = 200;

const tones: Record<DifferenceKind, BadgeTone> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
};
const icons = { added: Plus, removed: Minus, changed: Pencil };

/** What differs between two versions, line by line, with the words that changed. */
export function DifferenceList({ difference, before, after }: DifferenceListProps) {
  const messages = useMessages(compareMessages);
  const rows = useMemo(
    () => differenceRows(difference, before, after),
    [difference, before, after],
  );
  const hidden = rows.length - shownRows;
  return (
    <ul className={styles.list} aria-label={messages.list} data-testid="difference-list">
      {rows.slice(0, shownRows).map(({ key, what, kind, name, parts, texts }) => (
        <li key={key} className={styles.row}>
          <div className={styles.rowHead}>
            <Badge tone={tones[kind]} icon={icons[kind]}>
              {messages.kinds[kind]}
            </Badge>
            <span className={styles.what}>{messages.what[what]}</span>
            {name && <span className={styles.name}>{name}</span>}
          </div>
          {parts.length > 0 && (
            <p className={styles.parts}>{parts.map((part) => messages.parts[part]).join(', ')}</p>
          )}
          {texts.map(({ part, before: was, after: is }) => (
            <div key={part}>
              <span className={styles.part}>{messages.parts[part]}</span>
              <TextChange before={was} after={is} />
            </div>
          ))}
        </li>
      ))}
      {hidden > 0 && <li className={styles.parts}>{messages.more(hidden)}</li>}
    </ul>
  );
}
