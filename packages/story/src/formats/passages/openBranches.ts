import type { TextPart } from '../twine/textPart.ts';

type Branch = Extract<TextPart, { kind: 'branch' }>;

/** The conditions that are open at the end of parts, each with its branches so far. */
export function openBranches(parts: readonly TextPart[]): Branch[][] {
  const open: Branch[][] = [];
  for (const part of parts) {
    if (part.kind !== 'branch') continue;
    if (part.at === 'if') open.push([part]);
    else if (part.at === 'end') open.pop();
    else open.at(-1)?.push(part);
  }
  return open;
}

/** Where choices stand under conditions, the story goes on past them if these do not hold. */
export function jumpPast(open: readonly Branch[][], target: string): TextPart[] {
  return [...open].reverse().flatMap((branches): TextPart[] => {
    const end: Branch = { kind: 'branch', at: 'end', name: '', code: '' };
    if (branches.some(({ at }) => at === 'else')) return [end];
    return [{ ...end, at: 'else' }, { kind: 'jump', target }, end];
  });
}
