import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Disclosure.css.ts';

export type DisclosureProps = ExtraAttributes & {
  /** What the hidden part is about. */
  title: string;
  /** Level of the heading that holds the button. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Whether it is open; without it the disclosure keeps that itself. */
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  children: ReactNode;
};

/** A part of the page that opens under its title. */
export function Disclosure({ title, headingLevel = 3, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={styles.disclosure}>
      <Heading level={headingLevel} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight className={styles.chevron} aria-hidden />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
