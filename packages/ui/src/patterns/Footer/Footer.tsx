import { useId } from 'react';
import { Link } from 'react-aria-components';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './Footer.css.ts';

export type FooterGroup = {
  title: string;
  links: readonly { href: string; label: string }[];
};

export type FooterProps = ExtraAttributes & {
  groups: readonly FooterGroup[];
  /** The last line: the year, the rights. */
  note: string;
};

/** The foot of every page: groups of links and a line of note. */
export const Footer = ({ groups, note, ...rest }: FooterProps) => (
  <footer {...rest} className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.brand}>
        <Logo size="small" />
        <p className={styles.note}>{note}</p>
      </div>
      {groups.map((group) => (
        <FooterLinks key={group.title} {...group} />
      ))}
    </div>
  </footer>
);

function FooterLinks({ title, links }: FooterGroup) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
