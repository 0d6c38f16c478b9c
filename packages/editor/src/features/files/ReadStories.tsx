import type { ConflictSide } from '@dreamfork/story';
import type { ReadStory, StoryUpdate } from '@dreamfork/story/formats';
import { Button, ButtonGroup, Checkbox, ProgressBar, RadioGroup } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import type { ImportServices } from '../../services/index.ts';
import { type FindFile, missingMedia, namesOf, reportWithout } from './bringMedia.ts';
import * as styles from './FilesDialog.css.ts';
import type { UpdateTarget } from './findUpdateTarget.ts';
import { ImportReport } from './ImportReport.tsx';
import { reportMessages } from './report.messages.ts';
import { updateMessages } from './update.messages.ts';
import { type OfferedUpdate, useUpdateTargets } from './useUpdateTargets.ts';

export type ReadStoriesProps = {
  stories: readonly ReadStory[];
  find: FindFile;
  isSaving: boolean;
  sending: { fileName: string; share: number } | null;
  problem: string | null;
  services: ImportServices;
  /** The story that is open in the editor, if there is an editor. */
  openStory?: UpdateTarget | undefined;
  /** The level of the headings with the titles of the stories. */
  headingLevel: 'h3' | 'h4';
  onUpdate: (read: ReadStory, offer: OfferedUpdate, side: ConflictSide) => void;
  onCreate: (chosen: readonly ReadStory[]) => void;
  onDiscard: () => void;
  /** Leaves the files that have not come yet. */
  onStop: () => void;
};

/** Two stories of an archive may have one title. */
const keyOf = ({ story }: ReadStory, index: number): string => `${index} ${story.title}`;

/** The stories found in a file with their reports. Nothing is made until the author says so. */
export function ReadStories({
  stories,
  find,
  isSaving,
  sending,
  problem,
  services,
  openStory,
  headingLevel: StoryTitle,
  onUpdate,
  onCreate,
  onDiscard,
  onStop,
}: ReadStoriesProps) {
  const messages = useMessages(reportMessages);
  const updating = useMessages(updateMessages);
  const { offers, side, setSide } = useUpdateTargets(stories, services, openStory);
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
      {stories.map((read, index) => {
        const offer = offers.get(read);
        const addresses = services.media ? [...missingMedia(read.story).keys()] : [];
        const given = namesOf(addresses.filter(find));
        const report = reportWithout(read.report, (name) => given.has(name));
        return (
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
              <StoryTitle className={styles.storyTitle}>{read.story.title}</StoryTitle>
            )}
            <ImportReport read={{ ...read, report }} />
            {given.size > 0 && (
              <p className={styles.text}>{messages.mediaGiven(given.size, addresses.length)}</p>
            )}
            {offer && <UpdateOffer {...offer} side={side} onSide={setSide} />}
            {offer && !offer.update.isEmpty && (
              <div>
                <Button
                  variant={stories.length === 1 ? 'primary' : 'secondary'}
                  isPending={isSaving}
                  onPress={() => onUpdate(read, offer, side)}
                >
                  {updating.update(offer.title)}
                </Button>
              </div>
            )}
          </article>
        );
      })}
      <p className={styles.text}>{messages.willBeKept}</p>
      {sending && (
        <>
          <ProgressBar
            label={messages.sendingMedia(sending.fileName)}
            value={Math.round(sending.share * 100)}
          />
          <div>
            <Button variant="quiet" onPress={onStop}>
              {messages.stopMedia}
            </Button>
          </div>
        </>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ButtonGroup label={messages.found}>
        <Button
          variant={offers.size > 0 ? 'secondary' : 'primary'}
          isPending={isSaving}
          onPress={() => onCreate(chosen)}
          disabledReason={chosen.length > 0 ? undefined : messages.chooseOne}
        >
          {offers.size > 0 && chosen.length < 2
            ? updating.createNew
            : messages.create(chosen.length)}
        </Button>
        <Button variant="quiet" isDisabled={isSaving} onPress={onDiscard}>
          {messages.discard}
        </Button>
      </ButtonGroup>
    </section>
  );
}

export type UpdateOfferProps = {
  /** The title of the story that the file can update. */
  title: string;
  update: StoryUpdate;
  side: ConflictSide;
  onSide: (side: ConflictSide) => void;
};

/** What a file would change in a story that came from it before. */
function UpdateOffer({ title, update, side, onSide }: UpdateOfferProps) {
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
