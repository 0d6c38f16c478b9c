import type { ReactNode, Ref } from 'react';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const headingSizes = ['21', '26', '34', '44', '66'] as const;
export type HeadingSize = (typeof headingSizes)[number];

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: '34', 2: '26', 3: '21', 4: '21' };

export type HeadingProps = ExtraAttributes & {
  /** Depth in the outline of the page. */
  level: HeadingLevel;
  /** Size in pixels on a wide screen; by level where left out: 34, 26, 21, 21. */
  size?: HeadingSize;
  /** `reading` for a title that an author wrote. @default 'display' */
  font?: 'display' | 'reading';
  children?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
};

/** A heading in the display face of the theme. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  font = 'display',
  children,
  ref,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} ref={ref} className={styles.heading({ size, font })}>
      {children}
    </Element>
  );
}
