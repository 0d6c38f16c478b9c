import { type ReactNode, useRef } from 'react';
import { useScrollStop } from '../useScrollStop.ts';
import * as styles from './Dialog.css.ts';

type DialogBodyProps = { children: ReactNode };

/** The part of a dialog that scrolls between its head and its foot. */
export function DialogBody({ children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const scrollStop = useScrollStop(body);
  return (
    <div ref={body} {...scrollStop} className={styles.body}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
