import { useState } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Avatar.css.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export type AvatarProps = ExtraAttributes & {
  /** Whose initial it shows. The name itself must stand beside it: the avatar is hidden from screen readers. */
  name: string;
  /** Address of a square picture; while there is none, or where it does not load, the initial stands there. */
  src?: string | null | undefined;
  /** @default 'medium' */
  size?: (typeof avatarSizes)[number];
};

/** A round mark with the picture of a person or the initial of their name. */
export function Avatar({ name, src, size = 'medium', ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <span {...rest} className={styles.avatar} data-size={size} aria-hidden>
      {initialOf(name)}
      {src && src !== brokenSrc && (
        <img
          src={src}
          alt=""
          decoding="async"
          className={styles.picture}
          onError={() => setBrokenSrc(src)}
        />
      )}
    </span>
  );
}

/** A letter of its own: nothing follows that belongs to it, be it a mark or the rest of a Korean syllable. */
const plainLetter = /^[\p{L}\p{N}](?![\p{M}\p{Cf}\u1100-\u11FF])/u;

// The browser needs a twentieth of a second before it can tell letters apart: few names ask for that.
function firstLetter(name: string): string | undefined {
  const [plain] = plainLetter.exec(name) ?? [];
  if (plain) return plain;
  const [first] = new Intl.Segmenter('ru', { granularity: 'grapheme' }).segment(name);
  return first?.segment;
}

const initialOf = (name: string): string =>
  firstLetter(name.trim())?.toLocaleUpperCase('ru') ?? '?';
