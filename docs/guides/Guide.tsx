import { useEffect, useRef, useState } from 'react';
import { Chapter, type ChapterProps } from '../../packages/ui/src/docs/Chapter.tsx';
import { Contents } from '../page/Contents.tsx';

/** A chapter with links to its sections. */
export function Guide({ children, ...chapter }: ChapterProps) {
  const text = useRef<HTMLDivElement>(null);
  const [sections, setSections] = useState<string[]>([]);
  useEffect(() => {
    const headings = text.current?.querySelectorAll('h2') ?? [];
    setSections(Array.from(headings, ({ textContent }) => textContent));
  }, []);
  return (
    <Chapter {...chapter}>
      <Contents sections={sections} />
      <div ref={text}>{children}</div>
    </Chapter>
  );
}
