import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { hasTabbable } from '../../parts/tabbable.ts';
import * as styles from './Tabs.css.ts';

type TabPanelProps = { id: string; labelledBy: string; children: ReactNode };

/** The open panel: a stop of the Tab key only where nothing inside it is one. */
export function TabPanel({ id, labelledBy, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isReached = useIsReached(panel);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      tabIndex={isReached ? undefined : 0}
      className={styles.panel}
    >
      {children}
    </div>
  );
}

function useIsReached(container: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const look = () => setReached(hasTabbable(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['tabindex', 'disabled'],
    });
    return () => observer.disconnect();
  }, [container]);
  return isReached;
}
