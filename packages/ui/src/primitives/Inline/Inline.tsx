import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import type { BoxElement } from '../Box/boxElements.ts';
import type { ExtraAttributes } from '../extraAttributes.ts';

export type InlineProps = ExtraAttributes & {
  /** Distance between the children. @default '3' */
  gap?: Sprinkles['gap'];
  /** Where the children stand across. @default 'center' */
  align?: Sprinkles['alignItems'];
  /** Where the children stand along. @default 'start' */
  justify?: Sprinkles['justifyContent'];
  /** Whether children that do not fit go to the next line. @default true */
  wrap?: boolean;
  /** Takes the room that is left in a parent Stack or Inline. @default false */
  grow?: boolean;
  /** The element to render. @default 'div' */
  as?: BoxElement;
  children?: ReactNode;
};

/** Children side by side. */
export function Inline({
  gap = '3',
  align = 'center',
  justify = 'start',
  wrap = true,
  grow = false,
  as: Element = 'div',
  children,
  ...rest
}: InlineProps) {
  const className = sprinkles({
    display: 'flex',
    flexDirection: 'row',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    gap,
    alignItems: align,
    justifyContent: justify,
    flexGrow: grow ? 1 : undefined,
  });
  return (
    <Element {...rest} className={className} style={{ minWidth: 0 }}>
      {children}
    </Element>
  );
}
