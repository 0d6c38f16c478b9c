import type { Configuration } from '../../configuration/configuration.ts';
import { operatorAddress } from '../../configuration/public-address.ts';
import { reasonOf } from '../../error-texts.ts';
import type { Arrival } from '../../routes/probe-routes.ts';
import { createTokens } from '../authentication/tokens.ts';
import type { Finding } from './finding.ts';

const patience = 10_000;

/** Of a network for documentation (RFC 5737): no visitor has it. */
const forgedAddress = '203.0.113.77';

/** Whether a request arrives with the address of its client and the scheme of the public address. */
function judgeArrival(
  { address, protocol, peer, forwardedFor }: Arrival,
  publicUrl: string,
): Omit<Finding, 'check'> {
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  // What proxies have put after the entry of this command, or in its place.
  const added = entries.slice(entries.lastIndexOf(forgedAddress) + 1).filter(Boolean);
  const wanted = `Set TRUST_PROXY=${added.length}, the number of proxies that add to X-Forwarded-For, or list their addresses.`;
  if (address === forgedAddress) {
    return {
      state: 'wrong',
      sentence:
        'Visitors can choose the address that the server takes for theirs, and so evade limits.',
      remedy: wanted,
    };
  }
  if (forwardedFor === '') {
    return {
      state: 'wrong',
      sentence: `A proxy does not say where requests come from: all visitors have its address, ${address}, and share one limit.`,
      remedy:
        'Let the proxy send X-Forwarded-For, as the examples in ops/ do, and set TRUST_PROXY=1.',
    };
  }
  const client = added[0] ?? peer;
  if (address !== client) {
    return {
      state: 'wrong',
      sentence: `The server takes the proxy ${address} for the visitor ${client}: all visitors share one limit.`,
      remedy: wanted,
    };
  }
  const { protocol: wantedProtocol } = new URL(publicUrl);
  if (`${protocol}:` !== wantedProtocol) {
    return {
      state: 'wrong',
      sentence: `Requests to ${publicUrl} arrive as ${protocol}.`,
      remedy:
        'Let the proxy send X-Forwarded-Proto, as the examples in ops/ do, and set TRUST_PROXY to the number of proxies.',
    };
  }
  return {
    state: 'well',
    sentence: `Requests arrive as ${protocol}, with the address of the visitor (${address}).`,
  };
}

const unreached = (sentence: string, isRunning: boolean): Omit<Finding, 'check'> =>
  isRunning
    ? {
        state: 'wrong',
        sentence: `${sentence} The server runs.`,
        remedy:
          'See that the name leads to this machine, that the proxy runs with a valid certificate and passes requests on, and that no firewall closes the port. Some routers answer their own public address from outside alone.',
      }
    : {
        state: 'unknown',
        sentence: `${sentence} The server does not run on this machine.`,
        remedy: 'Start the server and run this command again.',
      };

function judgeAnswer(publicUrl: string, response: Response): Omit<Finding, 'check'> {
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    return {
      state: 'wrong',
      sentence: `${publicUrl} redirects to ${headers.get('location')}.`,
      remedy: 'Set PUBLIC_URL to the address that browsers end at.',
    };
  }
  return {
    state: 'wrong',
    sentence: `${publicUrl} is answered by something else (status ${status}), or by a server with another secret.`,
    remedy:
      'See where name and proxy lead. Run this command with the settings of the server: the same JWT_SECRET, or the same DATA_DIR.',
  };
}

type Checked = {
  findings: Finding[];
  /** How far the clock behind the public address is ahead, in milliseconds. */
  ahead?: number;
};

const gatewayFailures = [502, 503, 504];

/** Asks the public address how the request arrives at the server. */
export async function checkPublicAddress(
  configuration: Pick<Configuration, 'publicUrl' | 'mail'>,
  { secret, isRunning }: { secret: string | undefined; isRunning: boolean },
): Promise<Checked> {
  const check = 'Public address';
  const proxyCheck = 'Proxy headers';
  const publicUrl = operatorAddress(configuration);
  if (publicUrl === undefined) {
    const sentence = 'PUBLIC_URL is not set: links and e-mails lead to this machine.';
    return configuration.mail.smtpUrl === undefined
      ? { findings: [{ check, state: 'well', sentence }] }
      : { findings: [{ check, state: 'wrong', sentence, remedy: 'Set PUBLIC_URL.' }] };
  }
  const token = await createTokens(secret ?? '-').signForDoctor();
  try {
    const before = Date.now();
    const response = await fetch(`${publicUrl}/health/arrival`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': forgedAddress },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    const ahead = Number.isNaN(date) ? {} : { ahead: date - (before + Date.now()) / 2 };
    const isDown = gatewayFailures.includes(response.status);
    if (isDown) {
      const sentence = `${publicUrl} answers that the server is away (status ${response.status}).`;
      return { findings: [{ check, ...unreached(sentence, isRunning) }], ...ahead };
    }
    if (response.status !== 200) {
      return { findings: [{ check, ...judgeAnswer(publicUrl, response) }], ...ahead };
    }
    const arrival = (await response.json()) as Arrival;
    return {
      findings: [
        { check, state: 'well', sentence: `${publicUrl} leads to this server.` },
        { check: proxyCheck, ...judgeArrival(arrival, publicUrl) },
      ],
      ...ahead,
    };
  } catch (error) {
    const sentence = `${publicUrl} does not answer: ${reasonOf(error)}.`;
    return { findings: [{ check, ...unreached(sentence, isRunning) }] };
  }
}
