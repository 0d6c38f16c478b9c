import type { ReactNode, Ref } from 'react';
import { customProperties } from '../customProperties.ts';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Text.css.ts';
import type { TextElement, TextFont, TextSize, TextTone, TextWeight } from './variants.ts';

export type TextProps = ExtraAttributes & {
  /** Size in pixels at the usual setting of the browser. @default '15' */
  size?: TextSize;
  /** Colour; without one the text takes that of its surroundings. */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: TextWeight;
  /** `reading` for what an author wrote, `text` for what the product says. @default 'text' */
  font?: TextFont;
  /** The element to render. @default 'p' */
  as?: TextElement;
  /** Cuts the text off after this many lines. */
  lines?: number;
  /** Figures of equal width, for columns and counters. @default false */
  tabular?: boolean;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The label's field, with `as="label"`. */
  htmlFor?: string;
  /** The machine-readable date, with `as="time"`. */
  dateTime?: string;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** Words of the interface. */
export function Text({
  size = '15',
  tone,
  weight = 'regular',
  font = 'text',
  as: Element = 'p',
  lines,
  tabular = false,
  align = 'start',
  children,
  ref,
  ...rest
}: TextProps) {
  const clamped = lines !== undefined;
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={styles.text({ size, tone, weight, font, tabular, align, clamped })}
      style={clamped ? customProperties({ [styles.lineCount]: lines }) : undefined}
    >
      {children}
    </Element>
  );
}
