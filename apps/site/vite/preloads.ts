type Host = { hostId: string; hostType: 'html' | 'js' };

/**
 * What is asked for together with a part of a page. The editor fetches its parts ahead, in idle moments, and
 * so names their styles alone: the list of every file that each of them needs would weigh as much as a panel.
 */
export const preloads = (_file: string, needed: string[], { hostId, hostType }: Host): string[] =>
  hostType === 'js' && /(?:^|\/)editing(?:-parts)?-[\w-]{8}\.js$/.test(hostId)
    ? needed.filter((name) => name.endsWith('.css'))
    : needed;
