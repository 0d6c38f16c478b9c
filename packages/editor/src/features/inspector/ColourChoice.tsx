import { type MarkColour, markColourOf, markColours } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { markHueOf } from '../../canvas/groupColours.ts';
import { groupsAndNotesMessages } from './groupsAndNotes.messages.ts';
import { SwatchChoice } from './SwatchChoice.tsx';

export type ColourChoiceProps = {
  /** The colour of the group or note, also one that this version does not know. */
  value: string;
  onChange: (colour: MarkColour) => void;
};

/** The felt-tips for groups and notes. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const messages = useMessages(groupsAndNotesMessages);
  return (
    <SwatchChoice
      legend={messages.colour}
      swatches={markColours.map((colour) => ({
        id: colour,
        label: messages.colours[colour],
        ground: `color-mix(in srgb, ${markHueOf({ colour })} 38%, ${vars.color.surface})`,
      }))}
      value={markColourOf({ colour: value })}
      onChange={onChange}
    />
  );
}
