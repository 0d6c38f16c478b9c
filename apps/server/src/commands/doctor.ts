import { parseArgs } from 'node:util';
import { emailKey } from '@dreamfork/api-client/contract';
import { readConfiguration } from '../configuration/configuration.ts';
import type { Finding } from '../services/doctor/finding.ts';
import { runChecks } from '../services/doctor/run-checks.ts';

const usage = [
  'Checks whether a server is well, with the settings of the server; it may run or not.',
  '',
  '  npm run doctor                         checks and changes nothing',
  '  npm run doctor -- --mail me@example.org   also sends a test e-mail',
  '',
  'Exit codes: 0 all is well, 1 something is wrong, 2 something could not be checked or the settings are invalid.',
].join('\n');

const signs: Record<Finding['state'], string> = { well: 'ok   ', wrong: 'WRONG', unknown: '?    ' };

function print({ check, state, sentence, remedy }: Finding): void {
  console.log(`${signs[state]}  ${check.padEnd(15)} ${sentence}`);
  if (remedy !== undefined) console.log(`${' '.repeat(23)}→ ${remedy}`);
}

function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ state }) => state === 'wrong')) return 1;
  return findings.some(({ state }) => state === 'unknown') ? 2 : 0;
}

function readCommandLine(): { help?: boolean; mail?: string } | undefined {
  try {
    const options = { mail: { type: 'string' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ options });
    return values.mail !== undefined && emailKey(values.mail) === undefined ? undefined : values;
  } catch {
    // An option that does not exist: the usage is shown.
    return undefined;
  }
}

async function runDoctor(): Promise<number> {
  const wanted = readCommandLine();
  if (!wanted || wanted.help) {
    console.log(usage);
    return wanted ? 0 : 2;
  }
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) {
    for (const sentence of configuration.error) {
      print({ check: 'Configuration', state: 'wrong', sentence });
    }
    return 2;
  }
  const findings = await runChecks(configuration.value, { mailTo: wanted.mail });
  for (const finding of findings) print(finding);
  return exitCodeOf(findings);
}

process.exitCode = await runDoctor();
