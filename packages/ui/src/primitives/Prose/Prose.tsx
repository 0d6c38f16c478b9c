import type { ReactNode, Ref } from 'react';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Prose.css.ts';

export type ProseProps = ExtraAttributes & {
  /** The text; line breaks in it are kept. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Running text that an author wrote, at reading size and measure. */
export function Prose({ children, ref, ...rest }: ProseProps) {
  return (
    <div {...rest} ref={ref} className={styles.prose}>
      {children}
    </div>
  );
}
