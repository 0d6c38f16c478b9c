import { defineMessages, useMessages } from '../../i18n/index.ts';
import { Delayed } from '../Delayed/Delayed.tsx';
import * as styles from './NavigationProgress.css.ts';

const progressMessages = defineMessages({
  ru: { loading: 'Загрузка страницы' },
  en: { loading: 'Loading the page' },
});

export type NavigationProgressProps = {
  /** Whether the next page is being loaded. */
  isActive: boolean;
  /** @default “Loading the page” */
  label?: string;
};

/** A bar at the top of the window while the next page loads; a page that comes at once shows none. */
export function NavigationProgress({ isActive, label }: NavigationProgressProps) {
  const messages = useMessages(progressMessages);
  if (!isActive) return null;
  return (
    <Delayed>
      <div className={styles.bar} role="progressbar" aria-label={label ?? messages.loading} />
    </Delayed>
  );
}
