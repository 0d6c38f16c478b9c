import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ConnectionList } from './ConnectionList.tsx';
import { elementsMessages } from './messages.ts';
import { NodeList } from './NodeList.tsx';
import { StartNode } from './StartNode.tsx';
import { Totals } from './Totals.tsx';

/** What the story consists of, as lists: the way to every node and link without a mouse. */
export function ElementsPanel() {
  const messages = useMessages(elementsMessages);
  return (
    <Tabs
      size="small"
      fill
      label={messages.label}
      items={[
        { id: 'nodes', label: messages.nodes, content: <NodeList /> },
        { id: 'links', label: messages.links, content: <ConnectionList /> },
        { id: 'totals', label: messages.totals, content: <Totals /> },
        { id: 'start', label: messages.start, content: <StartNode /> },
      ]}
    />
  );
}
