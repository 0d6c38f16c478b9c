const lengthMaximum = 140;

// Mail readers make links of addresses, and nobody should send any by way of our emails.
const address = /(?:https?:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b\S*/gi;

/** The beginning of a comment for an email: on one line, without addresses, cut between words. */
export function commentExcerpt(text: string): string {
  const line = text.replace(address, '[…]').replace(/\s+/g, ' ').trim();
  if (line.length <= lengthMaximum) return line;
  const start = line.slice(0, lengthMaximum);
  const lastSpace = start.lastIndexOf(' ');
  const cut = lastSpace > lengthMaximum / 2 ? start.slice(0, lastSpace) : start;
  // Half of a sign that takes two units is none.
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–—-]+$/, '')}…`;
}
