import {
  type ConflictAnswers,
  type ConflictSide,
  compareStories,
  conflictKey,
  type MergeConflict,
  mergeStories,
  resolveConflicts,
  type StoryDocument,
} from '@dreamfork/story';
import { Button, Disclosure, RadioGroup } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { DifferenceSummary } from '../../components/versionDiff/DifferenceSummary.tsx';
import { DifferenceView } from '../../components/versionDiff/DifferenceView.tsx';
import { compareMessages } from '../../components/versionDiff/messages.ts';
import type { ConflictAnswer, StoryState } from '../../store/session/conflict.ts';
import * as styles from './ConflictDialog.css.ts';
import { conflictName, conflictValue, titlesOf } from './conflictText.ts';
import { conflictMessages } from './messages.ts';

export type ConflictContentProps = {
  base: StoryState;
  mine: StoryState;
  theirs: StoryState;
  onAnswer: (answer: ConflictAnswer) => void;
};

/** Both sides of a conflict, the places where they conflict, and the buttons that resolve it. */
export function ConflictContent({ base, mine, theirs, onAnswer }: ConflictContentProps) {
  const messages = useMessages(conflictMessages);
  const [answers, setAnswers] = useState<ConflictAnswers>({});
  const input = useMemo(
    () => ({ base: base.document, mine: mine.document, theirs: theirs.document }),
    [base, mine, theirs],
  );
  const { conflicts } = useMemo(() => mergeStories(input), [input]);
  const titleOf = useMemo(() => titlesOf([mine.document, theirs.document]), [mine, theirs]);

  const answerAll = (side: ConflictSide) =>
    setAnswers(Object.fromEntries(conflicts.map((conflict) => [conflictKey(conflict), side])));
  const isAnswered = conflicts.every((conflict) => answers[conflictKey(conflict)] !== undefined);
  const merge = () =>
    onAnswer({
      kind: 'merged',
      document: resolveConflicts(input, answers),
      isPublic: mine.isPublic === base.isPublic ? theirs.isPublic : mine.isPublic,
    });

  return (
    <div className={styles.sheet}>
      <div className={styles.sides}>
        <ConflictSideCard title={messages.mineTitle} before={base.document} after={mine.document} />
        <ConflictSideCard
          title={messages.theirsTitle}
          before={base.document}
          after={theirs.document}
        />
      </div>
      {conflicts.length === 0 ? (
        <p className={styles.note}>{messages.noConflicts}</p>
      ) : (
        <section className={styles.conflicts} aria-label={messages.conflicts(conflicts.length)}>
          <p className={styles.note}>{messages.conflicts(conflicts.length)}</p>
          <div className={styles.row}>
            <Button size="small" onPress={() => answerAll('mine')}>
              {messages.allMine}
            </Button>
            <Button size="small" onPress={() => answerAll('theirs')}>
              {messages.allTheirs}
            </Button>
          </div>
          {conflicts.map((conflict) => {
            const key = conflictKey(conflict);
            return (
              <ConflictQuestion
                key={key}
                conflict={conflict}
                answer={answers[key]}
                titleOf={titleOf}
                onAnswer={(side) => setAnswers((given) => ({ ...given, [key]: side }))}
              />
            );
          })}
        </section>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onPress={() => onAnswer({ kind: 'keep' })}>
          {messages.keep}
        </Button>
        <Button onPress={() => onAnswer({ kind: 'theirs' })}>{messages.theirs}</Button>
        <Button onPress={() => onAnswer({ kind: 'mine' })}>{messages.mine}</Button>
        <Button
          variant="primary"
          onPress={merge}
          isDisabled={!isAnswered}
          disabledReason={isAnswered ? '' : messages.chooseFirst}
        >
          {messages.merge}
        </Button>
      </div>
    </div>
  );
}

type ConflictSideCardProps = { title: string; before: StoryDocument; after: StoryDocument };

/** What one side made of the version that both began from. */
function ConflictSideCard({ title, before, after }: ConflictSideCardProps) {
  const messages = useMessages(conflictMessages);
  const [isExpanded, setExpanded] = useState(false);
  const difference = useMemo(() => compareStories(before, after), [before, after]);
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <DifferenceSummary difference={difference} />
      {!difference.isEqual && (
        <Disclosure
          title={messages.details}
          headingLevel={4}
          isExpanded={isExpanded}
          onExpandedChange={setExpanded}
        >
          {isExpanded && <DifferenceView before={before} after={after} isSummarised />}
        </Disclosure>
      )}
    </section>
  );
}

export type ConflictQuestionProps = {
  conflict: MergeConflict;
  answer: ConflictSide | undefined;
  titleOf: (id: string) => string | undefined;
  onAnswer: (side: ConflictSide) => void;
};

/** One thing that both sides changed, with both values to choose from. */
function ConflictQuestion({ conflict, answer, titleOf, onAnswer }: ConflictQuestionProps) {
  const messages = useMessages(conflictMessages);
  const { what, parts } = useMessages(compareMessages);
  const locale = useLocale();
  const context = { messages, locale, titleOf };
  return (
    <RadioGroup<ConflictSide>
      label={conflictName(conflict, { ...messages, what, parts }, context)}
      value={answer ?? null}
      onChange={onAnswer}
      items={[
        {
          id: 'mine',
          label: messages.mineSide,
          description: conflictValue(conflict.mine, context),
        },
        {
          id: 'theirs',
          label: messages.theirsSide,
          description: conflictValue(conflict.theirs, context),
        },
      ]}
    />
  );
}
