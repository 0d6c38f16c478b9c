/** The address in this Storybook of a docs page or of a story. */
export const addressOf = (id: string): string =>
  `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
