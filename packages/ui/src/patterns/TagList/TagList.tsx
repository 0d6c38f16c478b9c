import { X } from 'lucide-react';
import { Link } from 'react-aria-components';
import { plain } from '../../css/plain.css.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './TagList.css.ts';

export type TagItem = {
  id: string;
  label: string;
  /** Where the word leads; without it the word is only read. */
  href?: string;
  /** Whether the list around is narrowed to it; its link then leads out again. */
  isCurrent?: boolean;
};

export type TagListProps = ExtraAttributes & {
  /** What the words are about, for screen readers. */
  label: string;
  tags: readonly TagItem[];
};

/** Words a thing is filed under. */
export const TagList = ({ label, tags, ...rest }: TagListProps) => (
  <ul {...rest} className={styles.list} aria-label={label}>
    {tags.map((tag) => (
      <li key={tag.id} className={styles.item}>
        <Tag {...tag} />
      </li>
    ))}
  </ul>
);

const Tag = ({ label, href, isCurrent = false }: TagItem) =>
  href === undefined ? (
    <span className={styles.tag}>{label}</span>
  ) : (
    <Link href={href} className={styles.link} aria-current={isCurrent || undefined}>
      {label}
      {isCurrent && <X className={plain} size={14} aria-hidden />}
    </Link>
  );
