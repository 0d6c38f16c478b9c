import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/**
 * The cookie of a browser in which somebody has signed in to an account. It grants no access: attempts from that
 * browser are counted apart, so that attempts elsewhere do not delay the owner.
 */
export type KnownDevices = {
  /** The name of the account's cookie; it does not reveal the account. */
  nameFor: (account: string) => string;
  issue: (account: string) => string;
  /** The id of the device, if the cookie was issued for this account. */
  read: (account: string, mark: string | undefined) => string | undefined;
};

/** Issues and reads the cookies of known devices. */
export function createKnownDevices(secret: string): KnownDevices {
  const key = createHmac('sha256', secret).update('known devices').digest();
  const sign = (...parts: string[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, 16);

  return {
    nameFor: (account) => `dreamfork-device-${sign('name', account).toString('hex').slice(0, 12)}`,
    issue(account) {
      const id = randomBytes(16).toString('base64url');
      return `${id}.${sign('device', account, id).toString('base64url')}`;
    },
    read(account, mark) {
      const [id = '', signature = ''] = (mark ?? '').split('.');
      const [given, expected] = [bytesOf(signature), sign('device', account, id)];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}
