import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Suspense } from 'react';
import { PanelLoading } from '../components/panel/PanelLoading.tsx';
import { useEditor, useWorkspace } from '../EditorContext.tsx';
import { leftTabNames } from '../store/workspace/panelsAndDialogs.ts';
import { tabs } from './features.ts';
import { shellMessages } from './messages.ts';
import { SidePanel } from './SidePanel.tsx';

/** The left panel: tools, and the story as lists. */
export function LeftSide() {
  const { workspace } = useEditor();
  const messages = useMessages(shellMessages);
  const tab = useWorkspace((state) => state.leftTab);
  return (
    <SidePanel side="left" label={messages.left} staysBeside>
      <Tabs
        fill
        label={messages.left}
        value={tab}
        onChange={(name) => workspace.openLeft(name)}
        items={leftTabNames.map((name) => {
          const Tab = tabs[name];
          return {
            id: name,
            label: messages.tabs[name],
            content: (
              <Suspense fallback={<PanelLoading />}>
                <Tab />
              </Suspense>
            ),
          };
        })}
      />
    </SidePanel>
  );
}
