import { SideNav } from '@dreamfork/ui';
import { ChartLine, Settings, Users } from 'lucide-react';

export default function Example() {
  return (
    <SideNav
      label="Administration"
      groups={[
        {
          items: [
            { href: '#users', label: 'Users', icon: Users, isCurrent: true },
            { href: '#analytics', label: 'Analytics', icon: ChartLine },
            { href: '#system', label: 'System', icon: Settings },
          ],
        },
      ]}
    />
  );
}
