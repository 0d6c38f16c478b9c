import { type ReactNode, useId } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import * as styles from './FormSection.css.ts';

export type FormSectionProps = ExtraAttributes & {
  title: string;
  /** Why these fields are asked for. */
  description?: string;
  /** The fields, one below the other. */
  children: ReactNode;
  /** Buttons under the fields. */
  actions?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
};

/** A named group of fields: its words on the left where there is room, its fields on the right. */
export function FormSection({
  title,
  description,
  children,
  actions,
  headingLevel = 2,
  ...rest
}: FormSectionProps) {
  const titleId = useId();
  return (
    <section {...rest} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.words}>
        <Heading id={titleId} level={headingLevel} size="21">
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.fields}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
