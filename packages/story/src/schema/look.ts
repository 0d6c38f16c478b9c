import { isParts } from './parts.ts';

/** The reading faces that an author chooses from; the first is that of a story without a choice. */
export const lookFaces = ['book', 'antique', 'plain', 'typewriter'] as const;
export type LookFace = (typeof lookFaces)[number];

/**
 * The accents that an author chooses from. Each is a pair: what is seen on light grounds, with white words on it, and
 * on dark ones, with dark words on it.
 */
export const lookAccents = {
  azure: { light: '#1F5FA8', dark: '#8CC8FF' },
  plum: { light: '#7A2E8E', dark: '#DDA6F0' },
  cherry: { light: '#A61B3D', dark: '#FF9DB0' },
  rust: { light: '#96390F', dark: '#F5A47C' },
  ochre: { light: '#7F4F00', dark: '#F0B765' },
  forest: { light: '#1C6641', dark: '#83D6A4' },
  teal: { light: '#0A626B', dark: '#6FD3D6' },
  graphite: { light: '#3E4A5E', dark: '#B9C4D6' },
} as const;
/** The words on an accent. */
export const onLookAccent = { light: '#FFFFFF', dark: '#14181F' } as const;

export type LookAccent = keyof typeof lookAccents;

/** How a story looks to its readers. Each key is absent where the look is that of the product. */
export type StoryLook = {
  face?: LookFace;
  accent?: LookAccent;
  /** The first letter of a passage is a large one. */
  dropCap?: true;
};

const isAccent = (value: unknown): value is LookAccent =>
  typeof value === 'string' && Object.hasOwn(lookAccents, value);

/** The value as a look, without what is no choice; undefined where nothing is left (SPEC D25). */
export function storyLook(value: unknown): StoryLook | undefined {
  if (!isParts(value)) return undefined;
  const { face: named, accent, dropCap, ...others } = value;
  const face = lookFaces.find((known) => known === named);
  const look: StoryLook = {
    ...others,
    ...(face === undefined || face === 'book' ? {} : { face }),
    ...(isAccent(accent) ? { accent } : {}),
    ...(dropCap === true ? { dropCap } : {}),
  };
  return Object.keys(look).length === 0 ? undefined : look;
}
