import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Avatar.css.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export type AvatarProps = ExtraAttributes & {
  /** Whose initial it shows. The name itself must stand beside it: the avatar is hidden from screen readers. */
  name: string;
  /** @default 'medium' */
  size?: (typeof avatarSizes)[number];
};

/** A round mark with the initial of a name. */
export function Avatar({ name, size = 'medium', ...rest }: AvatarProps) {
  return (
    <span {...rest} className={styles.avatar} data-size={size} aria-hidden>
      {initialOf(name)}
    </span>
  );
}

const letters = new Intl.Segmenter('ru', { granularity: 'grapheme' });

function initialOf(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toLocaleUpperCase('ru') ?? '?';
}
