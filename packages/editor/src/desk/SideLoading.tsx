import { useDesk } from '../EditorContext.tsx';
import * as styles from './desk.css.ts';
import { PanelLoading } from './PanelLoading.tsx';

/** Keeps the place of a side panel until its code is there. */
export function SideLoading({ side }: { side: 'left' | 'right' }) {
  const isDrawer = useDesk(({ width }) => width !== 'wide');
  return (
    <div className={styles.side} data-side={side} data-drawer={isDrawer || undefined}>
      <PanelLoading />
    </div>
  );
}
