/** One match with its numbered and named groups. */
export type Groups = {
  readonly whole: string;
  readonly numbered: readonly (string | undefined)[];
  /** Empty if the expression has no named group; `$<` is then literal. */
  readonly named: Readonly<Record<string, string | undefined>>;
};

const numberedReferences = /\$(?:\$|&|(\d{1,2}))/gu;
const allReferences = /\$(?:\$|&|(\d{1,2})|<([^>]*)>)/gu;

function numberedGroup(digits: string, groups: Groups['numbered']): string | null {
  const two = Number(digits);
  if (two >= 1 && two <= groups.length) return groups[two - 1] ?? '';
  const one = Number(digits.charAt(0));
  if (digits.length === 1 || one < 1 || one > groups.length) return null;
  return `${groups[one - 1] ?? ''}${digits.charAt(1)}`;
}

/** Fills in `$1`, `$<name>`, `$&` and `$$` as JavaScript does (SPEC F7). */
export function fillTemplate(template: string, { whole, numbered, named }: Groups): string {
  const hasNames = Object.keys(named).length > 0;
  const references = hasNames ? allReferences : numberedReferences;
  return template.replace(references, (reference: string, digits?: string, name?: unknown) => {
    if (reference === '$$') return '$';
    if (reference === '$&') return whole;
    if (digits !== undefined) return numberedGroup(digits, numbered) ?? reference;
    if (typeof name !== 'string') return reference;
    return Object.hasOwn(named, name) ? (named[name] ?? '') : '';
  });
}
