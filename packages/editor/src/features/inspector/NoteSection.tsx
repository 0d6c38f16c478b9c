import { noteSideMinimum } from '@dreamfork/story';
import { Button, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Trash2 } from 'lucide-react';
import { LiveField } from '../../components/LiveField.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { groupsAndNotesMessages } from './groupsAndNotes.messages.ts';

export type NoteSectionProps = { noteIds: readonly string[] };

const isSide = (text: string) => /^\s*\d{2,4}\s*$/.test(text) && Number(text) >= noteSideMinimum;

/** The selected note: text, colour and size; of several, what can be done with them together. */
export function NoteSection({ noteIds }: NoteSectionProps) {
  const { edits } = useEditor();
  const messages = useMessages(groupsAndNotesMessages).note;
  const [noteId] = noteIds;
  const note = useSession(({ document }) => document.notes.find(({ id }) => id === noteId));
  if (!note) return null;
  const remove = () => edits.deleteNotes(noteIds);
  if (noteIds.length > 1) {
    return (
      <div className={styles.body} data-testid="note-section">
        <p className={styles.groupTitle}>{messages.many(noteIds.length)}</p>
        <div className={styles.buttons}>
          <Button size="small" icon={Trash2} onPress={remove}>
            {messages.deleteMany}
          </Button>
        </div>
      </div>
    );
  }
  const { id, text, size, colour } = note;
  return (
    <div key={id} className={styles.body} data-testid="note-section">
      <TextArea
        label={messages.text}
        description={messages.hint}
        font="reading"
        minRows={5}
        value={text}
        onChange={(typed) => edits.updateNote({ noteId: id, text: typed })}
        onBlur={edits.endTyping}
      />
      <ColourChoice
        value={colour}
        onChange={(chosen) => edits.updateNote({ noteId: id, colour: chosen })}
      />
      <div className={styles.pair}>
        {(['width', 'height'] as const).map((side) => (
          <LiveField
            key={side}
            label={messages[side]}
            inputMode="numeric"
            value={String(Math.round(size[side]))}
            accepts={isSide}
            onChange={(typed) =>
              edits.updateNote({ noteId: id, size: { ...size, [side]: Number(typed) } })
            }
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" icon={Trash2} onPress={remove}>
          {messages.delete}
        </Button>
      </div>
    </div>
  );
}
