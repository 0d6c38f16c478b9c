import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { useTab } from '../layout/useTab.ts';
import { AuditLog } from './AuditLog.tsx';
import { securityMessages } from './messages.ts';
import { SignInFailures } from './SignInFailures.tsx';
import { SignInLocks } from './SignInLocks.tsx';

/** The audit log, the sign-ins that failed, and those that are refused now. */
export function SecurityPage() {
  const { tabs } = useMessages(securityMessages);
  const tab = useTab(['audit', 'failures', 'locks']);
  return (
    <AdminLayout section="security">
      <Tabs
        {...tab}
        label={tabs.label}
        items={[
          { id: 'audit', label: tabs.audit, content: <AuditLog /> },
          { id: 'failures', label: tabs.failures, content: <SignInFailures /> },
          { id: 'locks', label: tabs.locks, content: <SignInLocks /> },
        ]}
      />
    </AdminLayout>
  );
}
