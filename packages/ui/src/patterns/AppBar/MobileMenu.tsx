import { Menu, X } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import * as styles from './AppBar.css.ts';
import { appBarMessages } from './AppBar.messages.ts';
import type { AppBarLink } from './AppBar.tsx';
import { AppBarLinks } from './AppBarLinks.tsx';
import { useMenuDismissal } from './useMenuDismissal.ts';

type MobileMenuProps = { links: readonly AppBarLink[]; actions: ReactNode; label: string };

/** The links and actions of the bar under one button; it closes when one of them leads away. */
export function MobileMenu({ links, actions, label }: MobileMenuProps) {
  const messages = useMessages(appBarMessages);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useMenuDismissal({ isOpen, root, trigger, onClose: close });

  return (
    <div ref={root} className={styles.mobile}>
      <IconButton
        ref={trigger}
        icon={isOpen ? X : Menu}
        label={isOpen ? messages.closeMenu : label}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPress={() => setOpen((wasOpen) => !wasOpen)}
      />
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <nav aria-label={messages.navigation}>
          <AppBarLinks links={links} />
        </nav>
        {actions && <div className={styles.panelActions}>{actions}</div>}
      </div>
    </div>
  );
}
