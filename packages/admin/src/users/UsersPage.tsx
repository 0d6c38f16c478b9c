import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { layoutMessages } from '../layout/messages.ts';
import { useTab } from '../layout/useTab.ts';
import { MonitoringTab } from '../monitoring/MonitoringTab.tsx';
import { StoriesTab } from '../stories/StoriesTab.tsx';
import { UsersTab } from './UsersTab.tsx';

/** What an administrator looks at first: who is registered, what they write, and how the system is. */
export function UsersPage() {
  const { tabs, tabDescriptions } = useMessages(layoutMessages);
  const tab = useTab(['users', 'stories', 'monitoring']);
  return (
    <AdminLayout section="users" title={tabs[tab.value]} description={tabDescriptions[tab.value]}>
      <Tabs
        {...tab}
        label={tabs.label}
        items={[
          { id: 'users', label: tabs.users, content: <UsersTab /> },
          { id: 'stories', label: tabs.stories, content: <StoriesTab /> },
          { id: 'monitoring', label: tabs.monitoring, content: <MonitoringTab /> },
        ]}
      />
    </AdminLayout>
  );
}
