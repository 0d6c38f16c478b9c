const lengthMaximum = 1000;

// One slash, then anything but a second slash of either kind: never another host.
const pathOfOurs = /^\/(?![/\\])[^\s\\]*$/;

/** Where a user was going, if it is a path of the site. */
export function readReturnAddress(query: unknown): string | null {
  const wanted =
    typeof query === 'object' && query !== null && 'returnTo' in query ? query.returnTo : undefined;
  if (typeof wanted !== 'string' || wanted.length > lengthMaximum) return null;
  return pathOfOurs.test(wanted) ? wanted : null;
}
