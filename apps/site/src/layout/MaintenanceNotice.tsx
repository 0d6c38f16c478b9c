import { routes } from '@dreamfork/api-client';
import { useFeature, useQuery } from '@dreamfork/api-client/hooks';
import { IconButton, Notice } from '@dreamfork/ui';
import { topInset } from '@dreamfork/ui/css';
import { defineMessages, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Construction, X } from 'lucide-react';
import { type RefCallback, useState } from 'react';
import * as styles from './MaintenanceNotice.css.ts';

const askEvery = 60_000;

const messages = defineMessages({
  ru: { hide: 'Скрыть объявление' },
  en: { hide: 'Hide the notice' },
});

/**
 * What an administrator tells everyone about work on the server, in the language of the page. Above a page that fills
 * the window it stays in view and takes room of its own; what is hidden is back when it says something else.
 */
export function MaintenanceNotice({ isAbovePage = false }: { isAbovePage?: boolean }) {
  const locale = useLocale();
  const { hide } = useMessages(messages);
  const { data } = useQuery(routes.siteStatus.read, useFeature('siteStatus') === true ? {} : null, {
    refreshInterval: askEvery,
  });
  const [hidden, setHidden] = useState<string>();
  const text = data?.notice?.text[locale];
  // The region is there before its content, or screen readers would not announce it.
  return (
    <div
      role="status"
      className={isAbovePage ? styles.abovePage : undefined}
      ref={isAbovePage ? insetPage : undefined}
    >
      {text !== undefined && text !== hidden && (
        <Notice
          role="none"
          icon={Construction}
          action={<IconButton icon={X} label={hide} onPress={() => setHidden(text)} />}
        >
          {text}
        </Notice>
      )}
    </div>
  );
}

/** Tells bars that stick to the top of the window how high the notice above them is. */
const insetPage: RefCallback<HTMLElement> = (element) => {
  if (!element) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(topInset, `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(topInset);
  };
};
