import { Menu, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-aria-components';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import * as styles from './AppBar.css.ts';
import { appBarMessages } from './AppBar.messages.ts';

export type AppBarLink = {
  href: string;
  label: string;
  /** Whether this is the page in view. @default false */
  isCurrent?: boolean;
};

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

type AppBarLinksProps = { links: readonly AppBarLink[] };

/** The links of the bar, alike in the row and in the menu. */
export const AppBarLinks = ({ links }: AppBarLinksProps) => (
  <ul className={styles.links}>
    {links.map(({ href, label, isCurrent = false }) => (
      <li key={href}>
        <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

type MenuDismissal = {
  isOpen: boolean;
  /** Holds the trigger and the panel. */
  root: RefObject<Element | null>;
  /** Receives the focus back after Escape. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What leads somewhere else: after it, the menu is in the way. */
const leading = 'a[href], [role="menuitem"], [role="link"]';

/** Menus and dialogs opened from the panel lie elsewhere in the document, yet belong to it. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Closes the open menu on Escape, on a press outside and after a link was followed. */
function useMenuDismissal({ isOpen, root, trigger, onClose }: MenuDismissal) {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type], target: Element) => void,
    ) => {
      const onEvent = (event: DocumentEventMap[Type]) => {
        if (event.target instanceof Element) listener(event, event.target);
      };
      document.addEventListener(type, onEvent, { capture: true, signal });
    };

    listen('pointerdown', (_event, target) => {
      if (!root.current?.contains(target) && !target.closest(layers)) onClose();
    });
    listen('click', (_event, target) => {
      if (target.closest(leading)) onClose();
    });
    listen('keydown', (event, target) => {
      if (event.key !== 'Escape' || !root.current?.contains(target)) return;
      event.stopPropagation();
      onClose();
      trigger.current?.focus();
    });
    return () => listening.abort();
  }, [isOpen, root, trigger, onClose]);
}
