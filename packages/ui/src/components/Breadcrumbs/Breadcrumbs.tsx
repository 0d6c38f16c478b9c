import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { defineMessages, useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Breadcrumbs.css.ts';

const breadcrumbsMessages = defineMessages({
  ru: { label: 'Вы здесь' },
  en: { label: 'You are here' },
});

export type BreadcrumbsProps = ExtraAttributes & {
  /** From the root to the page itself, which is the last one and no link. */
  items: readonly { label: string; href?: string }[];
};

/** The way from the root to this page. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const messages = useMessages(breadcrumbsMessages);
  return (
    <nav aria-label={messages.label} {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }, position) => (
          <li key={href ?? label} className={styles.item}>
            {position > 0 && <ChevronRight className={styles.chevron} aria-hidden />}
            {href && position < items.length - 1 ? (
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
