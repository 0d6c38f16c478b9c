import type { ReadStory } from '@dreamfork/story/formats';
import { Button, ButtonGroup, Checkbox } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import * as styles from './FilesDialog.css.ts';
import { ImportReport } from './ImportReport.tsx';
import { reportMessages } from './report.messages.ts';

export type ReadStoriesProps = {
  stories: readonly ReadStory[];
  isSaving: boolean;
  problem: string | null;
  onCreate: (chosen: readonly ReadStory[]) => void;
  onDiscard: () => void;
};

/** Two stories of an archive may have one title. */
const keyOf = ({ story }: ReadStory, index: number): string => `${index} ${story.title}`;

/** The stories found in a file with their reports. Nothing is made until the author says so. */
export function ReadStories({ stories, isSaving, problem, onCreate, onDiscard }: ReadStoriesProps) {
  const messages = useMessages(reportMessages);
  const [left, setLeft] = useState<ReadonlySet<ReadStory>>(new Set());
  const chosen = stories.filter((read) => !left.has(read));
  const choose = (read: ReadStory, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(read);
    else next.add(read);
    setLeft(next);
  };
  return (
    <section className={styles.found} aria-label={messages.found}>
      {stories.map((read, index) => (
        <article key={keyOf(read, index)} className={styles.story}>
          {stories.length > 1 ? (
            <Checkbox
              isSelected={!left.has(read)}
              isDisabled={isSaving}
              onChange={(isChosen) => choose(read, isChosen)}
            >
              {read.story.title}
            </Checkbox>
          ) : (
            <h4 className={styles.storyTitle}>{read.story.title}</h4>
          )}
          <ImportReport read={read} />
        </article>
      ))}
      <p className={styles.text}>{messages.willBeKept}</p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ButtonGroup label={messages.found}>
        <Button
          variant="primary"
          isPending={isSaving}
          onPress={() => onCreate(chosen)}
          {...(chosen.length > 0 ? {} : { isDisabled: true, disabledReason: messages.chooseOne })}
        >
          {messages.create(chosen.length)}
        </Button>
        <Button variant="quiet" isDisabled={isSaving} onPress={onDiscard}>
          {messages.discard}
        </Button>
      </ButtonGroup>
    </section>
  );
}
