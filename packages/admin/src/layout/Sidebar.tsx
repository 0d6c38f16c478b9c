import { Icon, IconButton, Link, Logo, ThemeSwitcher } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { layoutMessages } from '../messages/layout.ts';
import * as styles from './AdminLayout.css.ts';
import { type SectionId, sectionIcons, sectionIds } from './sections.ts';

export type SidebarProps = { section: SectionId; baseHref: string; siteHref: string };

/** The five sections; on a narrow screen they fold away under the logo. */
export function Sidebar({ section, baseHref, siteHref }: SidebarProps) {
  const words = useMessages(layoutMessages);
  const [isOpen, setOpen] = useState(false);
  const drawerId = useId();
  return (
    <aside className={styles.sidebar}>
      <div className={styles.head}>
        <Link variant="quiet" href="/" aria-label={words.home}>
          <Logo />
        </Link>
        <div className={styles.toggle}>
          <IconButton
            icon={isOpen ? X : Menu}
            label={isOpen ? words.closeMenu : words.openMenu}
            aria-expanded={isOpen}
            aria-controls={drawerId}
            onPress={() => setOpen(!isOpen)}
          />
        </div>
      </div>
      <div id={drawerId} className={styles.drawer} data-open={isOpen}>
        <nav aria-label={words.navigation}>
          <ul className={styles.links}>
            {sectionIds.map((id) => (
              <li key={id} className={styles.section} data-current={id === section}>
                <Link
                  variant="quiet"
                  href={`${baseHref}/${id}`}
                  aria-current={id === section ? 'page' : undefined}
                >
                  <Icon icon={sectionIcons[id]} />
                  {words.sections[id].link}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <Link variant="quiet" href={siteHref}>
            {words.backToSite}
          </Link>
          <ThemeSwitcher />
        </div>
      </div>
    </aside>
  );
}
