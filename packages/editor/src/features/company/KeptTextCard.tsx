import { findNode, mergeText, readText, writeText } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId } from 'react';
import { TextChange } from '../../components/versionDiff/TextChange.tsx';
import { useCompany, useEditor, useSession } from '../../EditorContext.tsx';
import type { KeptText } from '../../services/index.ts';
import { baseOf } from '../../store/company/keptTexts.ts';
import { ownPassages } from '../../store/company/ownPassages.ts';
import * as styles from './company.css.ts';
import { companyMessages } from './messages.ts';

/** Texts of several lines have room for both. */
const isLong = ({ id, part }: KeptText): boolean =>
  part === 'content' || part === 'text' || (part === undefined && id === 'description');

/** Characters of the text beside the author's words that are shown with them. */
const contextLength = 120;

export type KeptTextCardProps = { text: KeptText };

/** The author's words where another wrote over the same ones, to be taken, left or put below theirs. */
export function KeptTextCard({ text }: KeptTextCardProps) {
  const { edits, session, interaction } = useEditor();
  const company = useCompany((state) => state.company);
  const messages = useMessages(companyMessages);
  const titleId = useId();
  const place = useSession(({ document }) =>
    text.kind === 'node' ? findNode(document, text.id)?.title || messages.untitled : messages.story,
  );
  /** Writes into what stands there now: the others may have gone on. */
  const write = (join: (now: string) => string) => {
    edits.commitEditing();
    const now = readText(session.getState().document, text);
    const result =
      now === undefined
        ? undefined
        : session.edit({
            label: 'merge-versions',
            operation: (story) => writeText(story, { place: text, text: join(now) }),
          });
    if (result?.ok) company?.decided(text.key);
    else interaction.notify({ status: 'warning', title: messages.gone });
  };
  /** Below what stands there, only what the author wrote. */
  const addOwn = () =>
    write((now) => `${now}\n\n${ownPassages(baseOf(text), text.mine) || text.mine}`);
  const leave = () => {
    company?.decided(text.key);
    interaction.notify({
      ...{ status: 'info', title: messages.leftOut },
      action: { label: messages.bringBack, onPress: () => company?.keepAgain(text) },
    });
  };
  return (
    <section className={styles.card} aria-labelledby={titleId} data-testid="kept-text">
      <h4 id={titleId} className={styles.title}>
        {messages.keptAt(place)}
      </h4>
      <p className={styles.line}>{text.by ? messages.keptBy(text.by) : messages.kept}</p>
      <blockquote className={styles.words}>
        <TextChange before={baseOf(text)} after={text.mine} around={contextLength} />
      </blockquote>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="primary"
          onPress={() => write((now) => mergeText(text.theirs, text.mine, now) ?? text.mine)}
        >
          {messages.takeMine}
        </Button>
        {isLong(text) && (
          <Button size="small" onPress={addOwn}>
            {messages.takeBoth}
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={leave}>
          {messages.keepTheirs}
        </Button>
      </div>
    </section>
  );
}
