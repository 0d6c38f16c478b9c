import { Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Notice.css.ts';

export const noticeTones = ['info', 'warning'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export type NoticeProps = ExtraAttributes & {
  /** @default 'info' */
  tone?: NoticeTone;
  /** @default that of the tone */
  icon?: LucideIcon;
  /** What is the case, and what it means. */
  children: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
};

const icons: Record<NoticeTone, LucideIcon> = { info: Info, warning: TriangleAlert };

/** A line across a page or a list that tells of a state of it, for as long as it lasts. */
export const Notice = ({
  tone = 'info',
  icon: Glyph = icons[tone],
  children,
  action,
  ...rest
}: NoticeProps) => (
  <div role="status" {...rest} className={styles.notice} data-tone={tone}>
    <Glyph className={styles.icon} aria-hidden />
    <span className={styles.words}>{children}</span>
    {action}
  </div>
);
