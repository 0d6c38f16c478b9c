import { Icon, IconButton, Link, Logo, ThemeSwitcher } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import { layoutMessages } from '../messages/layout.ts';
import * as styles from './AdminLayout.css.ts';
import { type SectionId, sectionIcons, sectionIds } from './sections.ts';

/** The five sections; on a narrow screen they fold away under the logo. */
export function Sidebar({ section }: { section: SectionId }) {
  const messages = useMessages(layoutMessages);
  const { homeHref, sectionsHref, siteHref } = useAdminHost();
  const [isOpen, setOpen] = useState(false);
  const drawerId = useId();
  return (
    <aside className={styles.sidebar}>
      <div className={styles.head}>
        <Link variant="quiet" href={homeHref} aria-label={messages.home}>
          <Logo />
        </Link>
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
        <nav aria-label={messages.navigation}>
          <ul className={styles.links}>
            {sectionIds.map((id) => (
              <li key={id} className={styles.section} data-current={id === section}>
                <Link
                  variant="quiet"
                  href={`${sectionsHref}/${id}`}
                  aria-current={id === section ? 'page' : undefined}
                >
                  <Icon icon={sectionIcons[id]} />
                  {messages.sections[id].link}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <Link variant="quiet" href={siteHref}>
            {messages.backToSite}
          </Link>
          <ThemeSwitcher />
        </div>
      </div>
    </aside>
  );
}
