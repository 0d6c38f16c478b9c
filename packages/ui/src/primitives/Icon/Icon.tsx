import type { LucideIcon } from 'lucide-react';
import type { ExtraAttributes } from '../extraAttributes.ts';
import { toneColor } from '../Text/Text.css.ts';
import type { TextTone } from '../Text/variants.ts';
import * as styles from './Icon.css.ts';

export type IconProps = ExtraAttributes & {
  /** A Lucide icon. */
  icon: LucideIcon;
  /** Side in pixels. @default 18 */
  size?: number;
  /** Colour; without one the icon takes that of the text around it. */
  tone?: TextTone;
  /** What the icon says to a screen reader; without it the icon is decoration. */
  label?: string;
};

/** A line icon. */
export function Icon({ icon: Glyph, size = 18, tone, label, ...rest }: IconProps) {
  const meaning = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Glyph
      {...rest}
      {...meaning}
      className={tone ? `${styles.icon} ${toneColor[tone]}` : styles.icon}
      size={size}
      strokeWidth={2}
      focusable={false}
    />
  );
}
