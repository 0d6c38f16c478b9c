import { BlockList, isIP } from 'node:net';

/** Whether to trust what a peer forwards; `hop` is 0 for the peer of the connection, 1 for the one it names, … */
export type TrustProxy = (address: string | undefined, hop: number) => boolean;

const hopsMaximum = 9;
const hopCount = new RegExp(`^[0-${hopsMaximum}]$`);
const mappedIpv4 = /^::ffff:(?=\d+\.)/i;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Adds an address or a network such as 10.0.0.0/8 to a list; returns whether it is valid. */
function add(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.trim().split('/');
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return false;
  const family = familyOf(address);
  if (prefix === undefined) {
    list.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 'ipv6' ? 128 : 32)) return false;
  list.addSubnet(address, Number(prefix), family);
  return true;
}

/** Trusts a fixed number of proxies between the server and the network. */
export const trustHops =
  (count: number): TrustProxy =>
  (_address, hop) =>
    hop < count;

/**
 * Reads TRUST_PROXY: how many proxies there are, or their addresses and networks; undefined for a text that is
 * neither.
 */
export function readTrustProxy(text: string): TrustProxy | undefined {
  const trimmed = text.trim();
  if (hopCount.test(trimmed)) return trustHops(Number(trimmed));
  const proxies = new BlockList();
  if (!trimmed.split(',').every((entry) => add(proxies, entry))) return undefined;
  return (address) => {
    const plain = address?.replace(mappedIpv4, '') ?? '';
    return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain));
  };
}
