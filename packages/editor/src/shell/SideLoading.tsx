import { PanelLoading } from '../components/panel/PanelLoading.tsx';
import { useWorkspace } from '../EditorContext.tsx';
import { type Side, usePanelWidth } from './usePanelWidth.ts';
import * as styles from './workspace.css.ts';

/** Keeps the place of a side panel until its code is there. */
export function SideLoading({ side }: { side: Side }) {
  const width = usePanelWidth(side);
  const isDrawer = useWorkspace(({ width }) => width !== 'wide');
  return (
    <div
      className={styles.side}
      data-side={side}
      data-drawer={isDrawer || undefined}
      style={{ width }}
    >
      <PanelLoading />
    </div>
  );
}
