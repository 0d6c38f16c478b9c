import { useEffect, useRef, useState } from 'react';

type LazyFrameProps = {
  title: string;
  address: string;
  width: string;
  height: number | string;
  onLoad?: (frame: HTMLIFrameElement) => void;
};

/**
 * A frame that loads when it comes into view. The browsers' `loading="lazy"` starts
 * thousands of pixels earlier, and every frame is a whole Storybook page.
 */
export function LazyFrame({ title, address, width, height, onLoad }: LazyFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <iframe
      ref={frame}
      title={title}
      src={isSeen ? address : undefined}
      onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      style={{ display: 'block', width, height, border: 0 }}
    />
  );
}
