import { Switch, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../EditorContext.tsx';
import { panelMessages } from '../messages/index.ts';
import { LiveField } from './LiveField.tsx';
import * as styles from './panel.css.ts';
import { StoryFigures } from './StoryFigures.tsx';

/** What is said about the story as a whole. */
export function StoryTab() {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).story;
  const figures = useMessages(panelMessages).elements.totals;
  const title = useSession(({ document }) => document.title);
  const description = useSession(({ document }) => document.description);
  const isPublic = useSession((state) => state.isPublic);
  return (
    <div className={styles.body}>
      <LiveField
        label={words.title}
        font="reading"
        maxLength={300}
        value={title}
        onChange={(text) => commands.updateStory({ title: text })}
      />
      <TextArea
        label={words.description}
        description={words.descriptionHint}
        font="reading"
        maxLength={10_000}
        value={description}
        onChange={(text) => commands.updateStory({ description: text })}
        onBlur={commands.endTyping}
      />
      <Switch
        isSelected={isPublic}
        onChange={(wish) => void commands.setPublic(wish)}
        description={words.isPublicHint}
      >
        {words.isPublic}
      </Switch>
      <section className={styles.flush} aria-label={figures}>
        <StoryFigures />
      </section>
    </div>
  );
}
