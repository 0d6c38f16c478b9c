import { useMessages } from '@dreamfork/ui/i18n';
import { panelMessages } from '../messages/index.ts';
import { LinkList } from './LinkList.tsx';
import { NodeList } from './NodeList.tsx';
import { SmallTabs } from './SmallTabs.tsx';
import { StartNode } from './StartNode.tsx';
import { Totals } from './Totals.tsx';

/** What the story consists of, as lists: the way to every node and link without a mouse. */
export function ElementsPanel() {
  const words = useMessages(panelMessages).elements;
  return (
    <SmallTabs
      label={words.label}
      items={[
        { id: 'nodes', label: words.nodes, content: <NodeList /> },
        { id: 'links', label: words.links, content: <LinkList /> },
        { id: 'totals', label: words.totals, content: <Totals /> },
        { id: 'start', label: words.start, content: <StartNode /> },
      ]}
    />
  );
}
