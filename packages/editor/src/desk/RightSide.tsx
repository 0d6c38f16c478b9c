import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { deskMessages } from '../messages/index.ts';
import * as styles from './desk.css.ts';
import { dockPanels } from './dockPanels.ts';
import type { DockPanelName } from './names.ts';
import { PanelLoading } from './PanelLoading.tsx';
import { SidePanel } from './SidePanel.tsx';

export type RightSideProps = { name: DockPanelName };

/** The right side: one panel of the table, under its name unless it brings a head of its own. */
export function RightSide({ name }: RightSideProps) {
  const { desk } = useEditor();
  const words = useMessages(deskMessages);
  const { panel: Panel, hasOwnHead } = dockPanels[name];
  return (
    <SidePanel key={name} side="right" label={words.panels[name]}>
      {!hasOwnHead && (
        <div className={styles.head}>
          <h2 className={styles.headTitle}>{words.panels[name]}</h2>
          <IconButton
            icon={X}
            size="small"
            label={words.close}
            onPress={() => (name === 'properties' ? desk.closeDock() : desk.openDock('properties'))}
          />
        </div>
      )}
      <Suspense fallback={<PanelLoading />}>
        <Panel />
      </Suspense>
    </SidePanel>
  );
}
