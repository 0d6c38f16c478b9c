import { IconButton, Link, SideNav, ThemeSwitcher, VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import * as styles from './AdminLayout.css.ts';
import { layoutMessages } from './messages.ts';
import { type HostSection, sectionIcons, sectionIds } from './sections.ts';

/** The sections; on a narrow screen they fold away under the logo. */
export function Sidebar({ section }: { section: string }) {
  const messages = useMessages(layoutMessages);
  const { homeHref, logo, sections = sectionIds, sectionsHref, siteHref } = useAdminHost();
  const shown = sections.map(
    (one): HostSection =>
      typeof one === 'string'
        ? {
            id: one,
            label: messages.sections[one].link,
            href: `${sectionsHref}/${one}`,
            icon: sectionIcons[one],
          }
        : one,
  );
  const [isOpen, setOpen] = useState(false);
  const drawerId = useId();
  return (
    <aside className={styles.sidebar}>
      <div className={styles.head}>
        {homeHref === undefined ? (
          logo
        ) : (
          <Link variant="quiet" href={homeHref}>
            {logo} <VisuallyHidden>{messages.home}</VisuallyHidden>
          </Link>
        )}
        <div className={styles.toggle}>
          <IconButton
            icon={isOpen ? X : Menu}
            label={isOpen ? messages.closeMenu : messages.openMenu}
            aria-expanded={isOpen}
            aria-controls={drawerId}
            onPress={() => setOpen(!isOpen)}
          />
        </div>
      </div>
      <div id={drawerId} className={styles.drawer} data-open={isOpen}>
        <SideNav
          label={messages.navigation}
          groups={[
            { items: shown.map(({ id, ...item }) => ({ ...item, isCurrent: id === section })) },
          ]}
        />
        <div className={styles.tools}>
          {siteHref !== undefined && (
            <Link variant="quiet" href={siteHref}>
              {messages.backToSite}
            </Link>
          )}
          <ThemeSwitcher />
        </div>
      </div>
    </aside>
  );
}
