import { fail, succeed } from '@dreamfork/story';
import type { ProbeServices } from '../services.ts';

export type ProbeOptions = {
  /** What an address without a host begins with. */
  baseUrl: string;
  getToken: () => string | null | undefined;
};

const bodyLimit = 20_000;

/** Looks at addresses with a plain GET. The token goes to our own server alone. */
export const createProbeServices = ({ baseUrl, getToken }: ProbeOptions): ProbeServices => ({
  get: async ({ url, signal }) => {
    const home = new URL(baseUrl || '/', globalThis.location.href);
    const address = new URL(url.startsWith('/') ? `${baseUrl}${url}` : url, home);
    const token = address.origin === home.origin ? getToken() : null;
    try {
      const response = await fetch(address, {
        signal,
        credentials: 'omit',
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const body = (await response.text()).slice(0, bodyLimit);
      return succeed({ status: response.status, body });
    } catch (error) {
      if (signal.aborted) return fail({ message: '', isAborted: true });
      return fail({ message: error instanceof Error ? error.message : '' });
    }
  },
});
