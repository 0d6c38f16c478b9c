import { Switch, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LiveField } from '../../components/LiveField.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { StoryStatistics } from '../../components/statistics/Statistics.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { storyMessages } from './messages.ts';
import { StoryLanguage } from './StoryLanguage.tsx';

/** Properties of the story. */
export function StoryTab() {
  const { edits } = useEditor();
  const messages = useMessages(storyMessages);
  const title = useSession(({ document }) => document.title);
  const description = useSession(({ document }) => document.description);
  const isPublic = useSession((state) => state.isPublic);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  return (
    <div className={styles.body}>
      <LiveField
        label={messages.title}
        font="reading"
        maxLength={300}
        value={title}
        onChange={(text) => edits.updateStory({ title: text })}
      />
      <TextArea
        label={messages.description}
        description={messages.descriptionHint}
        font="reading"
        maxLength={10_000}
        value={description}
        onChange={(text) => edits.updateStory({ description: text })}
        onBlur={edits.endTyping}
      />
      <StoryLanguage />
      <Switch
        isSelected={isPublic}
        onChange={(isOn) => void edits.setPublic(isOn)}
        description={
          isSaved ? messages.isPublicHint : `${messages.isPublicHint} ${messages.isPublicUnsaved}`
        }
      >
        {messages.isPublic}
      </Switch>
      <section className={styles.flush} aria-label={messages.totals}>
        <StoryStatistics />
      </section>
    </div>
  );
}
