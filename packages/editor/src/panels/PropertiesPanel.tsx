import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/parts';
import { Suspense } from 'react';
import { PanelLoading } from '../desk/PanelLoading.tsx';
import { panelMessages } from '../messages/index.ts';
import { StoryTab } from './StoryTab.tsx';
import { usePropertiesTab } from './usePropertiesTab.ts';

const NodeTab = lazyPart(async () => (await import('./NodeTab.tsx')).NodeTab);
const ChoiceTab = lazyPart(async () => (await import('./ChoiceTab.tsx')).ChoiceTab);

/** The right panel: what is selected, in the tab that fits it. */
export function PropertiesPanel() {
  const words = useMessages(panelMessages).properties;
  const { tab, setTab } = usePropertiesTab();
  return (
    <Tabs
      fill
      label={words.panel}
      selectedKey={tab}
      onSelectionChange={setTab}
      items={[
        { id: 'story', label: words.story, content: <StoryTab /> },
        {
          id: 'node',
          label: words.node,
          content: (
            <Suspense fallback={<PanelLoading />}>
              <NodeTab />
            </Suspense>
          ),
        },
        {
          id: 'choice',
          label: words.choice,
          content: (
            <Suspense fallback={<PanelLoading />}>
              <ChoiceTab />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
