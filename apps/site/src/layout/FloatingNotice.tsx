import { IconButton, Notice } from '@dreamfork/ui';
import { defineMessages, useMessages } from '@dreamfork/ui/i18n';
import { Construction, X } from 'lucide-react';
import { useState } from 'react';
import * as styles from './FloatingNotice.css.ts';
import { useMaintenanceNotice } from './MaintenanceNotice.tsx';

const messages = defineMessages({
  ru: { hide: 'Скрыть объявление' },
  en: { hide: 'Hide the notice' },
});

/** The notice over a page that fills the window. It can be hidden, and is back when it says something else. */
export function FloatingNotice() {
  const { hide } = useMessages(messages);
  const text = useMaintenanceNotice();
  const [hidden, setHidden] = useState<string>();
  return (
    <div role="status" className={styles.floating}>
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
