import { useId, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { usePlayerKeys } from '../../hooks/usePlayerKeys.ts';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel, PlayerPresentation } from '../../StoryPlayer.types.ts';
import * as styles from './Notice.css.ts';

export type MissingStoryProps = {
  presentation: PlayerPresentation;
  headingLevel: PlayerHeadingLevel;
  onClose: (() => void) | undefined;
};

/** Shown instead of a story without a start node. */
export function MissingStory({ presentation, headingLevel, onClose }: MissingStoryProps) {
  const messages = usePlayerMessages();
  const { page, overlay } = messages.missing;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  usePlayerKeys(root, ({ type }) => {
    if (type !== 'close' || !onClose || presentation !== 'overlay') return false;
    onClose();
    return true;
  });
  const Title = `h${headingLevel}` as const;
  return (
    <section
      ref={root}
      dir="ltr"
      className={styles.missing}
      aria-labelledby={titleId}
      data-testid="player-root"
      data-presentation={presentation}
    >
      <Title id={titleId} className={styles.title}>
        {presentation === 'overlay' ? overlay.title : page}
      </Title>
      {presentation === 'overlay' && <p className={styles.text}>{overlay.text}</p>}
      {onClose && (
        <div className={styles.action}>
          <Button size="medium" onPress={onClose}>
            {messages.close}
          </Button>
        </div>
      )}
    </section>
  );
}
