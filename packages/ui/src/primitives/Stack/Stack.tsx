import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import type { BoxElement } from '../Box/boxElements.ts';
import type { ExtraAttributes } from '../extraAttributes.ts';

export type StackProps = ExtraAttributes & {
  /** Distance between the children. @default '4' */
  gap?: Sprinkles['gap'];
  /** Where the children stand across. @default 'stretch' */
  align?: Sprinkles['alignItems'];
  /** Where the children stand along. @default 'start' */
  justify?: Sprinkles['justifyContent'];
  /** Takes the room that is left in a parent Stack or Inline. @default false */
  grow?: boolean;
  /** The element to render. @default 'div' */
  as?: BoxElement;
  children?: ReactNode;
};

/** Children one below the other. */
export function Stack({
  gap = '4',
  align = 'stretch',
  justify = 'start',
  grow = false,
  as: Element = 'div',
  children,
  ...rest
}: StackProps) {
  const className = sprinkles({
    display: 'flex',
    flexDirection: 'column',
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
