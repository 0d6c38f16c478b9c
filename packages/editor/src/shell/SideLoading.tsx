import { PanelLoading } from '../components/panel/PanelLoading.tsx';
import { useWorkspace } from '../EditorContext.tsx';
import * as styles from './workspace.css.ts';

/** Keeps the place of a side panel until its code is there. */
export function SideLoading({ side }: { side: 'left' | 'right' }) {
  const isDrawer = useWorkspace(({ width }) => width !== 'wide');
  return (
    <div className={styles.side} data-side={side} data-drawer={isDrawer || undefined}>
      <PanelLoading />
    </div>
  );
}
