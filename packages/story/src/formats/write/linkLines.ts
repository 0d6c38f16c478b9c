import { oneLine } from '../plainText.ts';
import type { NodeLink } from './nodeLinks.ts';

/** Brackets in the words of a link are kept apart, because two of them begin or end a link. */
export const labelOf = (text: string): string =>
  oneLine(text)
    .replaceAll(/\[(?=\[)|\](?=[[\]])/g, '$& ')
    .replace(/^\[/, ' [');

/** A link as a line of a passage; one that leads nowhere yet is an item of a list. */
export function linkLine(
  { label, toNodeId }: NodeLink,
  names: ReadonlyMap<string, string>,
): string {
  if (toNodeId === null) return `* ${oneLine(label)}`;
  const target = names.get(toNodeId) ?? '';
  return labelOf(label) ? `[[${labelOf(label)}->${target}]]` : `[[${target}]]`;
}
