import type { FindOptions, TextField } from '@dreamfork/story';

/** What the author looks for and would put in its place. Kept while the editor is open. */
export type FindWish = {
  readonly query: string;
  readonly replacement: string;
  readonly wholeWord: boolean;
  readonly matchCase: boolean;
  readonly regularExpression: boolean;
  readonly scope: readonly TextField[];
};

export const firstWish: FindWish = {
  query: '',
  replacement: '',
  wholeWord: false,
  matchCase: false,
  regularExpression: false,
  scope: ['title', 'content', 'choice'],
};

export const optionsOf = ({
  wholeWord,
  matchCase,
  regularExpression,
  scope,
}: FindWish): FindOptions => ({ wholeWord, matchCase, regularExpression, scope });
