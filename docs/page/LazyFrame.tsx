import { useEffect, useRef, useState } from 'react';
import * as styles from './DocsPage.css.ts';
import { leaveFrames } from './leaveFrames.ts';
import { watchHeight } from './watchHeight.ts';

type LazyFrameProps = {
  title: string;
  address: string;
  /** In pixels; a page that is wider than the place of the frame is scaled down. Without it as wide as that place. */
  width?: number | undefined;
  /** In pixels; or as high as what is shown, beginning with that of a screen or of a component. */
  height: number | 'screen' | 'content';
  onLoad?: (frame: HTMLIFrameElement) => void;
};

const firstHeights = { screen: 800, content: 160 };

/**
 * A frame that is there while it is at most a screen away: every frame is a whole Storybook page, and a
 * dozen at once are more than a browser loads.
 */
export function LazyFrame({ title, address, width, height, onLoad }: LazyFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [room, setRoom] = useState<number>();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const isFixed = typeof height === 'number';
  const [shownHeight, setShownHeight] = useState(isFixed ? height : firstHeights[height]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Without a root the margin would be that of the window around Storybook's own frame.
    const nearness = new IntersectionObserver(
      (entries) => {
        const isThere = entries.at(-1)?.isIntersecting ?? false;
        if (!isThere) {
          leaveFrames();
          setFrame(null);
        }
        setNear(isThere);
      },
      { root: document, rootMargin: '100% 0px' },
    );
    const sizes = new ResizeObserver(() => setRoom(element.clientWidth));
    nearness.observe(element);
    sizes.observe(element);
    return () => {
      nearness.disconnect();
      sizes.disconnect();
    };
  }, []);
  useEffect(
    () => (frame && !isFixed ? watchHeight(frame, setShownHeight) : undefined),
    [frame, isFixed],
  );
  const scale = width && room ? Math.min(1, room / width) : 1;
  return (
    <div ref={place} data-story={title} style={{ height: shownHeight * scale }}>
      {isNear && room !== undefined && (
        <iframe
          title={title}
          src={address}
          className={styles.frameContent}
          onLoad={({ currentTarget }) => {
            setFrame(currentTarget);
            onLoad?.(currentTarget);
          }}
          style={{ width: width ?? '100%', height: shownHeight, scale }}
        />
      )}
    </div>
  );
}
