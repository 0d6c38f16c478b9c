/** What one match holds: the whole of it, its numbered groups and its named ones. */
export type Groups = {
  readonly whole: string;
  readonly numbered: readonly (string | undefined)[];
  readonly named: Readonly<Record<string, string | undefined>>;
};

const references = /\$(?:\$|&|(\d{1,2})|<([^>]*)>)/gu;

/**
 * Fills in `$1`, `$<name>`, `$&` and `$$` as JavaScript does. A reference to a group that the
 * expression does not have stays as it is written (SPEC F7).
 */
export function fillTemplate(template: string, { whole, numbered, named }: Groups): string {
  return template.replace(references, (reference, digits?: string, name?: string) => {
    if (reference === '$$') return '$';
    if (reference === '$&') return whole;
    if (name !== undefined) return name in named ? (named[name] ?? '') : reference;
    if (digits === undefined) return reference;
    const two = Number(digits);
    if (two >= 1 && two <= numbered.length) return numbered[two - 1] ?? '';
    const one = Number(digits.charAt(0));
    return one >= 1 && one <= numbered.length && digits.length === 2
      ? `${numbered[one - 1] ?? ''}${digits.charAt(1)}`
      : reference;
  });
}
