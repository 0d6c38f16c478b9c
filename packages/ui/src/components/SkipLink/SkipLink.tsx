import { defineMessages, useMessages } from '../../i18n/index.ts';
import * as styles from './SkipLink.css.ts';

const skipMessages = defineMessages({
  ru: { skip: 'Перейти к содержанию' },
  en: { skip: 'Skip to content' },
});

export type SkipLinkProps = {
  /** Id of the element with the content of the page; it needs a `tabIndex`. */
  target: string;
  /** @default “Skip to content” */
  label?: string;
};

/** The first link of a page, in view while it has the focus: leads past the bar and the navigation. */
export function SkipLink({ target, label }: SkipLinkProps) {
  const messages = useMessages(skipMessages);
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {label ?? messages.skip}
    </a>
  );
}
