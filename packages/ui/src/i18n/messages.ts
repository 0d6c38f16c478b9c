import type { Locale } from './locale.ts';

/** A message is a sentence, or a function that makes one from its parameters. */
export type Message = string | ((...parameters: never[]) => string);

type Shape<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends (
    ...parameters: infer Parameters
  ) => string
    ? (...parameters: Parameters) => string
    : Dictionary[Key] extends string
      ? string
      : Shape<Dictionary[Key]>;
};

export type Messages<Dictionary> = Readonly<Record<Locale, Shape<Dictionary>>>;

/** Ties the Russian and the English words of a room together; a key missing in either fails the type check. */
export function defineMessages<const Russian extends object>(dictionaries: {
  ru: Russian;
  en: NoInfer<Shape<Russian>>;
}): Messages<Russian> {
  return dictionaries as Messages<Russian>;
}
