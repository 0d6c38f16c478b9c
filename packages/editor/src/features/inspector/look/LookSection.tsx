import { type LookAccent, lookAccents, lookFaces, lookNames, onLookAccent } from '@dreamfork/story';
import { Select, Switch } from '@dreamfork/ui';
import { onGround } from '@dreamfork/ui/css';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import * as styles from '../../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../../EditorContext.tsx';
import { type Swatch, SwatchChoice } from '../SwatchChoice.tsx';
import { lookMessages } from './messages.ts';

const ofTheme = 'theme';

/** How the story looks to its readers: face, accent and drop caps. The editor itself keeps its own look. */
export function LookSection() {
  const { edits } = useEditor();
  const messages = useMessages(lookMessages);
  const names = lookNames[useLocale()];
  const look = useSession(({ document }) => document.look);
  const { face = 'book', accent = ofTheme, dropCap = false } = look ?? {};
  const swatches: Swatch<LookAccent | typeof ofTheme>[] = [
    {
      id: ofTheme,
      label: messages.accentOfTheme,
      ground: vars.color.accent,
      tick: vars.color.onAccent,
    },
    ...Object.entries(lookAccents).map(([id, { light, dark }]) => ({
      id: id as LookAccent,
      label: names.accents[id as LookAccent],
      ground: onGround(light, dark),
      tick: onGround(onLookAccent.light, onLookAccent.dark),
    })),
  ];
  return (
    <div className={styles.fields}>
      <Select
        label={messages.face}
        description={messages.faceHint}
        items={lookFaces.map((id) => ({ id, label: names.faces[id] }))}
        value={face}
        onChange={(id) => edits.updateStory({ look: { face: id } })}
      />
      <SwatchChoice
        legend={messages.accent}
        swatches={swatches}
        value={accent}
        onChange={(id) => edits.updateStory({ look: { accent: id === ofTheme ? null : id } })}
      />
      <Switch
        isSelected={dropCap}
        description={messages.dropCapHint}
        onChange={(isOn) => edits.updateStory({ look: { dropCap: isOn || null } })}
      >
        {names.dropCap}
      </Switch>
    </div>
  );
}
