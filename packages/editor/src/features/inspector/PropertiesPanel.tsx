import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { Suspense, useRef } from 'react';
import { PanelLoading } from '../../components/panel/PanelLoading.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { inspectorMessages } from './messages.ts';
import { StoryTab } from './StoryTab.tsx';
import { usePropertiesTab } from './usePropertiesTab.ts';

const NodeTab = lazyPart(async () => (await import('./NodeTab.tsx')).NodeTab);
const ChoiceTab = lazyPart(async () => (await import('./ChoiceTab.tsx')).ChoiceTab);

/** The right panel: what is selected, in the tab that fits it. */
export function PropertiesPanel() {
  const messages = useMessages(inspectorMessages);
  const panel = useRef<HTMLDivElement>(null);
  const { tab, setTab } = usePropertiesTab(panel);
  return (
    <div ref={panel} className={styles.fill}>
      <Tabs
        fill
        label={messages.panel}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'story', label: messages.story, content: <StoryTab /> },
          {
            id: 'node',
            label: messages.node,
            content: (
              <Suspense fallback={<PanelLoading />}>
                <NodeTab />
              </Suspense>
            ),
          },
          {
            id: 'choice',
            label: messages.choice,
            content: (
              <Suspense fallback={<PanelLoading />}>
                <ChoiceTab />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
