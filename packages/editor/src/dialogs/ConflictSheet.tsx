import {
  type ClashAnswers,
  type ClashSide,
  clashKey,
  mergeStories,
  resolveClashes,
} from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import type { ConflictAnswer, StoryState } from '../commands/context.ts';
import { conflictMessages } from '../messages/index.ts';
import { ClashQuestion } from './ClashQuestion.tsx';
import * as styles from './ConflictDialog.css.ts';
import { ConflictSide } from './ConflictSide.tsx';
import { titlesOf } from './titlesOf.ts';

export type ConflictSheetProps = {
  base: StoryState;
  mine: StoryState;
  theirs: StoryState;
  onAnswer: (answer: ConflictAnswer) => void;
};

/** Both sides of a conflict, the places where they clash, and the ways out. */
export function ConflictSheet({ base, mine, theirs, onAnswer }: ConflictSheetProps) {
  const words = useMessages(conflictMessages);
  const [answers, setAnswers] = useState<ClashAnswers>({});
  const input = useMemo(
    () => ({ base: base.document, mine: mine.document, theirs: theirs.document }),
    [base, mine, theirs],
  );
  const { clashes } = useMemo(() => mergeStories(input), [input]);
  const titleOf = useMemo(() => titlesOf([mine.document, theirs.document]), [mine, theirs]);

  const answerAll = (side: ClashSide) =>
    setAnswers(Object.fromEntries(clashes.map((clash) => [clashKey(clash), side])));
  const isAnswered = clashes.every((clash) => answers[clashKey(clash)] !== undefined);
  const merge = () =>
    onAnswer({
      kind: 'merged',
      document: resolveClashes(input, answers),
      isPublic: mine.isPublic === base.isPublic ? theirs.isPublic : mine.isPublic,
    });

  return (
    <div className={styles.sheet}>
      <div className={styles.sides}>
        <ConflictSide title={words.mineTitle} before={base.document} after={mine.document} />
        <ConflictSide title={words.theirsTitle} before={base.document} after={theirs.document} />
      </div>
      {clashes.length === 0 ? (
        <p className={styles.note}>{words.noClashes}</p>
      ) : (
        <section className={styles.clashes} aria-label={words.clashes(clashes.length)}>
          <p className={styles.note}>{words.clashes(clashes.length)}</p>
          <div className={styles.row}>
            <Button size="small" onPress={() => answerAll('mine')}>
              {words.allMine}
            </Button>
            <Button size="small" onPress={() => answerAll('theirs')}>
              {words.allTheirs}
            </Button>
          </div>
          {clashes.map((clash) => {
            const key = clashKey(clash);
            return (
              <ClashQuestion
                key={key}
                clash={clash}
                answer={answers[key]}
                titleOf={titleOf}
                onAnswer={(side) => setAnswers((given) => ({ ...given, [key]: side }))}
              />
            );
          })}
        </section>
      )}
      <div className={styles.ways}>
        <Button variant="quiet" onPress={() => onAnswer({ kind: 'keep' })}>
          {words.keep}
        </Button>
        <Button onPress={() => onAnswer({ kind: 'theirs' })}>{words.theirs}</Button>
        <Button onPress={() => onAnswer({ kind: 'mine' })}>{words.mine}</Button>
        <Button
          variant="primary"
          onPress={merge}
          isDisabled={!isAnswered}
          disabledReason={isAnswered ? '' : words.chooseFirst}
        >
          {words.merge}
        </Button>
      </div>
    </div>
  );
}
