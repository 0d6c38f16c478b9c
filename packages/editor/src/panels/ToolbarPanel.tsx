import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { panelMessages } from '../messages/index.ts';
import { ElementsPanel } from './ElementsPanel.tsx';
import { ToolsPanel, type ToolsPanelProps } from './ToolsPanel.tsx';

/** The left panel: tools, and the elements of the story. */
export function ToolbarPanel(props: ToolsPanelProps) {
  const words = useMessages(panelMessages).tools;
  return (
    <Tabs
      fill
      label={words.panel}
      items={[
        { id: 'tools', label: words.tools, content: <ToolsPanel {...props} /> },
        { id: 'elements', label: words.elements, content: <ElementsPanel /> },
      ]}
    />
  );
}
