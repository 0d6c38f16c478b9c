import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Suspense } from 'react';
import { useDesk, useEditor } from '../EditorContext.tsx';
import { deskMessages } from '../messages/index.ts';
import { leftTabs } from './leftTabs.ts';
import { leftTabNames } from './names.ts';
import { PanelLoading } from './PanelLoading.tsx';
import { SidePanel } from './SidePanel.tsx';

/** The left panel: tools, and the story as lists. */
export function LeftSide() {
  const { desk } = useEditor();
  const words = useMessages(deskMessages);
  const tab = useDesk((state) => state.leftTab);
  return (
    <SidePanel side="left" label={words.left}>
      <Tabs
        fill
        label={words.left}
        selectedKey={tab}
        onSelectionChange={(name) => desk.openLeft(name)}
        items={leftTabNames.map((name) => {
          const Tab = leftTabs[name];
          return {
            id: name,
            label: words.tabs[name],
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
