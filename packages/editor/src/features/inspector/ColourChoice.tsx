import { type MarkColour, markColourOf, markColours } from '@dreamfork/story';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { markStyle } from '../../canvas/groupColours.ts';
import * as styles from './ColourChoice.css.ts';
import { groupsAndNotesMessages } from './groupsAndNotes.messages.ts';

export type ColourChoiceProps = {
  /** The colour of the group or note, also one that this version does not know. */
  value: string;
  onChange: (colour: MarkColour) => void;
};

/** The felt-tips for groups and notes; the names of the colours are read out. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const messages = useMessages(groupsAndNotesMessages);
  const name = useId();
  const chosen = markColourOf({ colour: value });
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{messages.colour}</legend>
      <div className={styles.row}>
        {markColours.map((colour) => (
          <label key={colour} className={styles.option} title={messages.colours[colour]}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              aria-label={messages.colours[colour]}
              checked={colour === chosen}
              onChange={() => onChange(colour)}
            />
            <span className={styles.swatch} style={markStyle({ colour })} aria-hidden>
              {colour === chosen && <Check className={plain} size={15} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
