import { noteSideMinimum } from '@dreamfork/story';
import { Button, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Trash2 } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { shapeMessages } from '../messages/index.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { LiveField } from './LiveField.tsx';
import * as styles from './panel.css.ts';

export type NoteSectionProps = { noteIds: readonly string[] };

const isSide = (text: string) => /^\s*\d{2,4}\s*$/.test(text) && Number(text) >= noteSideMinimum;

/** The selected note: words, colour and size; of several, what can be done with them together. */
export function NoteSection({ noteIds }: NoteSectionProps) {
  const { commands } = useEditor();
  const words = useMessages(shapeMessages).note;
  const [noteId] = noteIds;
  const note = useSession(({ document }) => document.notes.find(({ id }) => id === noteId));
  if (!note) return null;
  const remove = () => commands.deleteNotes(noteIds);
  if (noteIds.length > 1) {
    return (
      <div className={styles.body} data-testid="note-section">
        <p className={styles.groupTitle}>{words.many(noteIds.length)}</p>
        <div className={styles.buttons}>
          <Button size="small" icon={Trash2} onPress={remove}>
            {words.deleteMany}
          </Button>
        </div>
      </div>
    );
  }
  const { id, text, size, colour } = note;
  return (
    <div key={id} className={styles.body} data-testid="note-section">
      <TextArea
        label={words.text}
        description={words.hint}
        font="reading"
        minRows={5}
        value={text}
        onChange={(typed) => commands.updateNote({ noteId: id, text: typed })}
        onBlur={commands.endTyping}
      />
      <ColourChoice
        value={colour}
        onChange={(chosen) => commands.updateNote({ noteId: id, colour: chosen })}
      />
      <div className={styles.pair}>
        {(['width', 'height'] as const).map((side) => (
          <LiveField
            key={side}
            label={words[side]}
            inputMode="numeric"
            value={String(Math.round(size[side]))}
            accepts={isSide}
            onChange={(typed) =>
              commands.updateNote({ noteId: id, size: { ...size, [side]: Number(typed) } })
            }
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" icon={Trash2} onPress={remove}>
          {words.delete}
        </Button>
      </div>
    </div>
  );
}
