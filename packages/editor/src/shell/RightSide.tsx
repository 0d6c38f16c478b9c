import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { PanelLoading } from '../components/panel/PanelLoading.tsx';
import { useEditor } from '../EditorContext.tsx';
import type { DockPanelName } from '../store/workspace/panelsAndDialogs.ts';
import { panels } from './features.ts';
import { shellMessages } from './messages.ts';
import { SidePanel } from './SidePanel.tsx';
import * as styles from './workspace.css.ts';

export type RightSideProps = { name: DockPanelName };

/** The right side: one panel of the table, under its name unless it brings a head of its own. */
export function RightSide({ name }: RightSideProps) {
  const { workspace } = useEditor();
  const messages = useMessages(shellMessages);
  const { panel: Panel, hasOwnHead } = panels[name];
  return (
    <SidePanel
      key={name}
      side="right"
      label={messages.panels[name]}
      staysBeside={name === 'properties'}
    >
      {!hasOwnHead && (
        <div className={styles.head}>
          <h2 className={styles.headTitle}>{messages.panels[name]}</h2>
          <IconButton icon={X} size="small" label={messages.close} onPress={workspace.closeDock} />
        </div>
      )}
      <Suspense fallback={<PanelLoading />}>
        <Panel />
      </Suspense>
    </SidePanel>
  );
}
