/** What one look at an address brought. */
export type ProbeEntry = {
  id: number;
  url: string;
  /** When it was asked, in milliseconds. */
  at: number;
  /** How long it took, in milliseconds. */
  duration: number;
} & ({ kind: 'answered'; status: number; body: string } | { kind: 'failed'; message: string });

export const logLimit = 200;
export const bodyLimit = 500;
export const firstAddress = '/api/media/supported-types';

/** The log with one more entry, the newest first; the oldest goes once there are too many. */
export const logged = (log: readonly ProbeEntry[], entry: ProbeEntry): ProbeEntry[] =>
  [entry, ...log].slice(0, logLimit);

/** Whether it is an address that may be looked at: a path of our own server, or any http(s) one. */
export function isAllowedAddress(address: string): boolean {
  const trimmed = address.trim();
  if (trimmed.startsWith('/') && !trimmed.startsWith('//')) return true;
  return URL.canParse(trimmed) && ['http:', 'https:'].includes(new URL(trimmed).protocol);
}

/** The log as text, to be passed on. */
export const logText = (log: readonly ProbeEntry[]): string =>
  log
    .map((entry) => {
      const time = new Date(entry.at).toISOString();
      const answer =
        entry.kind === 'answered' ? `${entry.status}\n${entry.body}` : `- ${entry.message}`;
      return `${time} GET ${entry.url} ${entry.duration} ms ${answer}`;
    })
    .join('\n\n');
