import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { type RefObject, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { PanelLoading } from '../../components/panel/PanelLoading.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor } from '../../EditorContext.tsx';
import { isSelectionEmpty, type Selection } from '../../store/session/selection.ts';
import { isTextField } from '../../textFields.ts';
import { inspectorMessages } from './messages.ts';
import { StoryTab } from './StoryTab.tsx';

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

export type PropertiesTab = 'story' | 'node' | 'choice';

function tabFor({ choice, ...selection }: Selection): PropertiesTab {
  if (choice) return 'choice';
  // Groups, notes and connections are looked after where nodes are.
  return isSelectionEmpty({ choice, ...selection }) ? 'story' : 'node';
}

/** The open tab. It follows the selection, but never away from a text field of the panel the author is in. */
function usePropertiesTab(panel: RefObject<HTMLElement | null>) {
  const { session } = useEditor();
  const [tab, setTab] = useState(() => tabFor(session.getState().selection));
  useEffect(() => {
    let { selection } = session.getState();
    return session.subscribe(() => {
      const current = session.getState().selection;
      if (current === selection) return;
      selection = current;
      const { activeElement } = document;
      if (isTextField(activeElement) && panel.current?.contains(activeElement)) return;
      // The canvas shows at once what was selected; the panel may come a moment later.
      startTransition(() => setTab(tabFor(current)));
    });
  }, [session, panel]);
  return { tab, setTab };
}
