import { useEffect, useRef, useState } from 'react';
import { leaveFrames } from './leaveFrames.ts';

type LazyFrameProps = {
  title: string;
  address: string;
  width: string;
  height: number | string;
  onLoad?: (frame: HTMLIFrameElement) => void;
};

/**
 * A frame that is there while it is at most a screen away: every frame is a whole Storybook page, and a
 * dozen at once are more than a browser loads.
 */
export function LazyFrame({ title, address, width, height, onLoad }: LazyFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // Without a root the margin would be that of the window around Storybook's own frame.
    const observer = new IntersectionObserver(
      (entries) => {
        const isThere = entries.at(-1)?.isIntersecting ?? false;
        if (!isThere) leaveFrames();
        setNear(isThere);
      },
      { root: document, rootMargin: '100% 0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} data-story={title} style={{ width, height }}>
      {isNear && (
        <iframe
          title={title}
          src={address}
          onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
          style={{ display: 'block', width: '100%', height: '100%', border: 0 }}
        />
      )}
    </div>
  );
}
