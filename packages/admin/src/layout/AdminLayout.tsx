import { routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { AppShell, PageHeader, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import * as styles from './AdminLayout.css.ts';
import { health as healthStyle, lamp } from './AdminLayout.css.ts';
import { healthStatus } from './healthStatus.ts';
import { layoutMessages } from './messages.ts';
import { Sidebar } from './Sidebar.tsx';
import { isSectionId } from './sections.ts';
import { useAutoRefresh } from './useAutoRefresh.ts';

export type AdminLayoutProps = {
  /** The section in view: one of the package, or one that the host has given. */
  section: string;
  /** The heading of the page; needed in a section of the host. @default the section's own */
  title?: string | undefined;
  /** What the page inside the section is about. @default the section's own */
  description?: ReactNode;
  /** Buttons about the whole page. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every administration page: sections, the head of the one in view, the server's health. */
export function AdminLayout({ section, title, description, actions, children }: AdminLayoutProps) {
  const messages = useMessages(layoutMessages);
  const words = isSectionId(section) ? messages.sections[section] : undefined;
  return (
    <AppShell contentId="section" sidebar={<Sidebar section={section} />}>
      <div className={styles.main}>
        <PageHeader
          title={title ?? words?.title ?? section}
          description={
            <Stack gap="1">
              <span>{description ?? words?.description}</span>
              <HealthIndicator />
            </Stack>
          }
          actions={actions}
        />
        {children}
      </div>
    </AppShell>
  );
}

/** One line on how the server is, checked every minute. */
function HealthIndicator() {
  const messages = useMessages(layoutMessages);
  const { data, error, mutate } = useQuery(routes.system.health, {});
  useAutoRefresh(() => void mutate());
  const status = healthStatus(data, error !== undefined);
  return (
    <div className={healthStyle} role="status" data-testid="health" data-status={status}>
      <span className={lamp} data-status={status} />
      <span>{messages[status]}</span>
    </div>
  );
}
