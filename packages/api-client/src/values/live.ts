/** People who may have one story open for editing at once. */
export const livePeopleMaximum = 8;

/** Streams of one story; a person has one for each window. */
export const liveStreamsMaximum = 20;

/** Streams that one user may have, of all stories. */
export const liveStreamsOfUserMaximum = 5;

/** Nodes that a selection or a drag tells. */
export const presenceNodesMaximum = 50;

/** How many colours tell people apart. */
export const presenceColours = 8;
