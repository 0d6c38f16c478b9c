import type { ComponentType, ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './MessagePage.css.ts';

export type MessagePageProps = ExtraAttributes & {
  /** A drawing of what happened: TornMap, ClosedNotebook, MissingPage, BrokenPencil. */
  drawing: ComponentType;
  /** What happened. */
  title: string;
  /** Why, what is safe, what to do. */
  text: string;
  /** The ways on: one primary button or link, and secondary ones beside it. */
  actions: ReactNode;
};

/** A whole page with a single message on squared paper: an unknown address, a missing permission, a failure. */
export const MessagePage = ({
  drawing: Picture,
  title,
  text,
  actions,
  ...rest
}: MessagePageProps) => (
  <div {...rest} className={styles.page}>
    <div className={styles.picture}>
      <Picture />
    </div>
    <div className={styles.message}>
      <Heading level={1} size="44">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  </div>
);
