import type { ReactNode, Ref } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import type { ExtraAttributes } from '../extraAttributes.ts';
import type { BoxElement } from './boxElements.ts';

export type BoxProps = ExtraAttributes & {
  /** The element to render. @default 'div' */
  as?: BoxElement;
  padding?: Sprinkles['padding'];
  paddingX?: Sprinkles['paddingX'];
  paddingY?: Sprinkles['paddingY'];
  /** A colour token. */
  background?: Sprinkles['background'];
  /** A line around the box. */
  border?: Sprinkles['border'];
  radius?: Sprinkles['borderRadius'];
  shadow?: Sprinkles['boxShadow'];
  overflow?: Sprinkles['overflow'];
  position?: Sprinkles['position'];
  display?: Sprinkles['display'];
  textAlign?: Sprinkles['textAlign'];
  /** Takes the room that is left in a Stack or Inline. @default false */
  grow?: boolean;
  width?: string | number;
  maxWidth?: string | number;
  minWidth?: string | number;
  height?: string | number;
  minHeight?: string | number;
  maxHeight?: string | number;
  /** Sets the box in the middle of a wider parent. @default false */
  centered?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** A plain rectangle with token-typed space, colour and edges. */
export function Box({
  as: Element = 'div',
  radius,
  shadow,
  grow = false,
  centered = false,
  width,
  maxWidth,
  minWidth = grow ? 0 : undefined,
  height,
  minHeight,
  maxHeight,
  padding,
  paddingX,
  paddingY,
  background,
  border,
  overflow,
  position,
  display,
  textAlign,
  children,
  ref,
  ...rest
}: BoxProps) {
  const className = sprinkles({
    padding,
    paddingX,
    paddingY,
    background,
    color: background && 'ink',
    border,
    borderRadius: radius,
    boxShadow: shadow,
    overflow,
    position,
    display,
    textAlign,
    flexGrow: grow ? 1 : undefined,
  });
  const marginInline = centered ? 'auto' : undefined;
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={className}
      style={{ width, maxWidth, minWidth, height, minHeight, maxHeight, marginInline }}
    >
      {children}
    </Element>
  );
}
