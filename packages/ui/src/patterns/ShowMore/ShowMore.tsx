import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ShowMore.css.ts';
import { showMoreMessages } from './ShowMore.messages.ts';

export type ShowMoreProps = ExtraAttributes & {
  /** Whether anything comes after what is shown. */
  hasMore: boolean;
  /** Whether the next part is on its way. */
  isLoading: boolean;
  /** Why the next part did not come. */
  error?: string | undefined;
  /** Asks for the next part. */
  onMore: () => void;
  /** How much is shown now, in words; told to screen readers when it grows. */
  progress?: string;
  /**
   * How many times the next part comes by itself when the end of the list is near. Afterwards it waits for
   * the button, so that what stands below the list can be reached. @default 3
   */
  automaticParts?: number;
  ref?: Ref<HTMLDivElement>;
};

/** Stands after a list of which only a part is there. */
export function ShowMore({
  hasMore,
  isLoading,
  error,
  onMore,
  progress = '',
  automaticParts = 3,
  ...rest
}: ShowMoreProps) {
  const messages = useMessages(showMoreMessages);
  const sentinel = useNearness({
    isWatching: hasMore && !isLoading && error === undefined,
    parts: automaticParts,
    onNear: onMore,
  });
  return (
    <div {...rest} className={styles.more}>
      <VisuallyHidden>
        <span role="status">{isLoading ? messages.loading : progress}</span>
      </VisuallyHidden>
      {error !== undefined && <span role="alert">{error}</span>}
      {hasMore && (
        <div ref={sentinel}>
          <Button onPress={onMore} isPending={isLoading}>
            {error === undefined ? messages.more : messages.again}
          </Button>
        </div>
      )}
    </div>
  );
}

type NearnessOptions = { isWatching: boolean; parts: number; onNear: () => void };

/** Calls when its element comes near the window, as often as it may. */
function useNearness({ isWatching, parts, onNear }: NearnessOptions) {
  const element = useRef<HTMLDivElement>(null);
  const done = useRef(0);
  const tell = useEffectEvent(() => {
    if (done.current >= parts) return;
    done.current += 1;
    onNear();
  });
  useEffect(() => {
    if (!isWatching || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) tell();
      },
      { rootMargin: '0px 0px 400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return element;
}
