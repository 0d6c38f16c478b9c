import { ExternalLink } from 'lucide';
import { buttonStyle } from '../../controls/controls.css.ts';
import { Icon } from '../../controls/Icon.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Media.css.ts';

/** Shown instead of a file on a host that the page shows no media from; nothing is requested. */
export function Elsewhere({ url, name }: { url: string; name: string }) {
  const messages = usePlayerMessages().media;
  return (
    <div className={styles.failure}>
      <span>{messages.elsewhere}</span>
      <a
        className={buttonStyle.secondary}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${messages.openWord}: ${name}`}
      >
        <Icon icon={ExternalLink} size={16} />
        {messages.openWord}
      </a>
    </div>
  );
}
