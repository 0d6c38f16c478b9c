import { serverVersion } from '../../configuration/paths.ts';
import type { Finding } from './finding.ts';

/** One second is the precision of a `Date` header; second factors and signed addresses bear some more. */
const clockTolerance = 5000;

/** Below it, many readers and the files of uploads may use up what a process can open. */
const openFilesMinimum = 4096;

const nodeMinimum = 24;

type Clocks = { database: number | undefined; web: number | undefined };

/** Compares the clock of this machine; the others are given by how far they are ahead, in milliseconds. */
export function checkClock({ database, web }: Clocks): Finding {
  const check = 'Clock';
  const others = [
    { name: 'the database', ahead: database },
    { name: 'the public address', ahead: web },
  ].flatMap(({ name, ahead }) => (ahead === undefined ? [] : [{ name, ahead }]));
  const wrong = others.filter(({ ahead }) => Math.abs(ahead) > clockTolerance);
  if (wrong.length > 0) {
    const differences = wrong.map(
      ({ name, ahead }) =>
        `${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'behind' : 'ahead of'} that of ${name}`,
    );
    return {
      check,
      state: 'wrong',
      sentence: `The clock of this machine is ${differences.join(' and ')}.`,
      remedy:
        'Let both machines set their clocks by NTP (timedatectl set-ntp true): two-step sign-in and signed addresses depend on them.',
    };
  }
  return {
    check,
    state: 'well',
    sentence:
      others.length > 0
        ? `The clock agrees with that of ${others.map(({ name }) => name).join(' and of ')}.`
        : 'The database is on this machine, so there is no other clock to compare with.',
  };
}

/** Whether Node is new enough, and the server that runs is the one that is installed. */
export function checkVersions(
  running: string | undefined,
  node: string = process.versions.node,
): Finding {
  const check = 'Versions';
  const versions = `Dreamfork ${serverVersion} on Node ${node}`;
  if (Number.parseInt(node, 10) < nodeMinimum) {
    return {
      check,
      state: 'wrong',
      sentence: `${versions} is too old a Node.`,
      remedy: `Run npm run setup, which installs Node ${nodeMinimum}, and start by npm run serve.`,
    };
  }
  if (running !== undefined && running !== serverVersion) {
    return {
      check,
      state: 'wrong',
      sentence: `${versions} is installed, but Dreamfork ${running} runs.`,
      remedy: 'Restart the server.',
    };
  }
  const state = running === undefined ? 'the server does not run here' : 'the server runs';
  return { check, state: 'well', sentence: `${versions}; ${state}.` };
}

/** Whether a process of this user may open enough files; undefined where the system sets no limit. */
export function checkOpenFiles(limit: number | undefined): Finding {
  const check = 'Open files';
  const allowed = limit === undefined ? 'any number of files' : `${limit} files`;
  if (limit === undefined || limit >= openFilesMinimum) {
    return { check, state: 'well', sentence: `A process may open ${allowed}.` };
  }
  return {
    check,
    state: 'wrong',
    sentence: `A process may open ${allowed} only: with many readers connections are refused.`,
    remedy:
      'Raise the limit: LimitNOFILE=65536 in a unit of systemd, or ulimit -n 65536 in a shell.',
  };
}

/** How many files this process may open. */
export function readOpenFilesLimit(): number | undefined {
  // Without it the report looks up the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { hard: number | 'unlimited' } };
  };
  // Node raises its own limit to the hard one.
  const hard = report.userLimits?.open_files?.hard;
  return typeof hard === 'number' ? hard : undefined;
}
