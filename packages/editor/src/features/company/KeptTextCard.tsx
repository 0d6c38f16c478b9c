import { writeText } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCompany, useEditor } from '../../EditorContext.tsx';
import type { KeptText } from '../../services/index.ts';
import * as styles from './company.css.ts';
import { companyMessages } from './messages.ts';

/** Texts of several lines have room for both. */
const isLong = ({ id, part }: KeptText): boolean =>
  part === 'content' || part === 'text' || (part === undefined && id === 'description');

export type KeptTextCardProps = { text: KeptText };

/** The author's words where another wrote over the same ones, to be taken, left or put below theirs. */
export function KeptTextCard({ text }: KeptTextCardProps) {
  const { edits, session, interaction } = useEditor();
  const company = useCompany((state) => state.company);
  const messages = useMessages(companyMessages);
  const write = (written: string) => {
    edits.commitEditing();
    const result = session.edit({
      label: 'merge-versions',
      operation: (story) => writeText(story, { place: text, text: written }),
    });
    if (result.ok) company?.decided(text.key);
    else interaction.notify({ status: 'warning', title: messages.gone });
  };
  return (
    <section className={styles.card} aria-label={messages.keptTitle} data-testid="kept-text">
      <h4 className={styles.title}>{messages.keptTitle}</h4>
      <p className={styles.line}>{text.by ? messages.keptBy(text.by) : messages.kept}</p>
      <blockquote className={styles.words}>{text.mine}</blockquote>
      <div className={styles.actions}>
        <Button size="small" variant="primary" onPress={() => write(text.mine)}>
          {messages.takeMine}
        </Button>
        {isLong(text) && (
          <Button size="small" onPress={() => write(`${text.theirs}\n\n${text.mine}`)}>
            {messages.takeBoth}
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={() => company?.decided(text.key)}>
          {messages.keepTheirs}
        </Button>
      </div>
    </section>
  );
}
