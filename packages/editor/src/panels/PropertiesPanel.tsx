import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { panelMessages } from '../messages/index.ts';
import { ChoiceTab } from './ChoiceTab.tsx';
import { NodeTab } from './NodeTab.tsx';
import { StoryTab } from './StoryTab.tsx';
import { usePropertiesTab } from './usePropertiesTab.ts';

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
        { id: 'node', label: words.node, content: <NodeTab /> },
        { id: 'choice', label: words.choice, content: <ChoiceTab /> },
      ]}
    />
  );
}
