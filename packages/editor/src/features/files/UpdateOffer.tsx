import type { ConflictSide } from '@dreamfork/story';
import type { StoryUpdate } from '@dreamfork/story/formats';
import { RadioGroup } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import * as styles from './FilesDialog.css.ts';
import { updateMessages } from './update.messages.ts';

export type UpdateOfferProps = {
  /** The title of the story that the file can update. */
  title: string;
  update: StoryUpdate;
  side: ConflictSide;
  onSide: (side: ConflictSide) => void;
};

/** What a file would change in a story that came from it before. */
export function UpdateOffer({ title, update, side, onSide }: UpdateOfferProps) {
  const messages = useMessages(updateMessages);
  const { nodes, isEmpty, conflicts, hasBase } = update;
  return (
    <section className={styles.report} aria-label={messages.offer(title)}>
      <p className={styles.text}>
        {messages.offer(title)} {isEmpty ? messages.nothingNew : messages.changes(nodes)}
      </p>
      {!isEmpty && (
        <p className={styles.text}>{hasBase ? messages.keepsEdits : messages.withoutBase}</p>
      )}
      {conflicts > 0 && (
        <RadioGroup
          label={messages.conflicts(conflicts)}
          value={side}
          onChange={onSide}
          items={[
            { id: 'mine', label: messages.mine },
            { id: 'theirs', label: messages.theirs },
          ]}
        />
      )}
    </section>
  );
}
