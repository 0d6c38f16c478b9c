export type StoryPlace = { origin: string; id: string };

export const storyAddress = ({ origin, id }: StoryPlace): string =>
  `${origin}/story/${encodeURIComponent(id)}`;

/** The story for a frame in a page of others. */
export const embedAddress = ({ origin, id }: StoryPlace): string =>
  `${origin}/embed/${encodeURIComponent(id)}`;
