/** The colours of groups and notes, in the order in which tools offer them. */
export const markColours = ['grey', 'blue', 'green', 'yellow', 'orange', 'red', 'purple'] as const;

export type MarkColour = (typeof markColours)[number];

export const defaultMarkColour: MarkColour = 'grey';

/** The colour of a group or note; an unknown one is drawn grey (SPEC D13). */
export const markColourOf = ({ colour }: { readonly colour: string }): MarkColour =>
  markColours.find((known) => known === colour) ?? defaultMarkColour;
