/** A part of the tree that the parser of inkjs makes. */
export type InkPart = {
  readonly typeName: string;
  readonly content: readonly InkPart[];
  readonly debugMetadata?: { startLineNumber: number; endLineNumber: number } | null;
  readonly [key: string]: unknown;
};

export const partIn = (part: InkPart, key: string): InkPart | null =>
  (part[key] as InkPart | null | undefined) ?? null;

export const partsIn = (part: InkPart, key: string): readonly InkPart[] =>
  (part[key] as readonly InkPart[] | null | undefined) ?? [];

/** The name of a knot, a stitch, a gather, a choice or a variable; empty if it has none. */
export const nameIn = (part: InkPart, key = 'identifier'): string =>
  (part[key] as { name?: string | null } | null | undefined)?.name ?? '';

/** Where a divert leads, such as `knot.stitch`. */
export const pathOf = (divert: InkPart): string =>
  (divert.target as { dotSeparatedComponents?: string } | null | undefined)
    ?.dotSeparatedComponents ?? '';

const flowTypes = new Set(['Knot', 'Stitch', 'Function']);

export const isFlow = ({ typeName }: InkPart): boolean => flowTypes.has(typeName);

const isChoice = ({ typeName }: InkPart): boolean => typeName === 'Choice';

/** Whether choices stand in a weave, which is then further in than what is around it. */
export const isNested = ({ typeName, content }: InkPart): boolean =>
  typeName === 'Weave' && content.some((part) => isChoice(part) || isNested(part));

/** The parts of a flow without the flows in it; lists, and weaves without choices, are taken apart. */
export function flattened(parts: readonly InkPart[]): InkPart[] {
  return parts.flatMap((part): InkPart[] => {
    if (isFlow(part)) return [];
    const isList =
      part.typeName === 'ContentList' || (part.typeName === 'Weave' && !isNested(part));
    return isList ? flattened(part.content) : [part];
  });
}

/** The parts of a nested weave; what stands behind it follows all of its choices. */
export function unnested(weave: InkPart, rest: readonly InkPart[]): InkPart[] {
  const inner = flattened(weave.content);
  const isMore = rest.some((part) => part.typeName !== 'Text' || String(part.text).trim() !== '');
  return isMore ? [...inner, { typeName: 'Gather', content: [] }, ...rest] : inner;
}
