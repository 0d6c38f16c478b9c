import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';
import { readWorkflow, type Step } from './workflow.ts';

const isListed = process.argv.includes('--list');
const [workflow, ...names] = process.argv.slice(2).filter((each) => !each.startsWith('-'));
if (!workflow) throw new Error('Name a workflow: npm run workflow -- tests');

/** Files that GitHub gives to steps. */
const folder = mkdtempSync(join(tmpdir(), 'dreamfork-workflow-'));
const files = {
  GITHUB_OUTPUT: join(folder, 'output'),
  GITHUB_STEP_SUMMARY: join(folder, 'summary'),
};

const isWanted = ({ name }: Step) =>
  names.length === 0 || names.some((start) => name.startsWith(start));

const failed = new Set<string>();
for (const step of readWorkflow(`.github/workflows/${workflow}.yml`).filter(isWanted)) {
  const title = `${step.job}: ${step.name}`;
  if (!step.run) {
    console.log(`– ${title} (an action of GitHub)`);
  } else if (isListed) {
    console.log(`+ ${title}\n    ${step.run.trimEnd().replaceAll('\n', '\n    ')}`);
  } else if (failed.has(step.job) && !step.isLast) {
    console.log(`– ${title} (after a failure)`);
  } else {
    console.log(`+ ${title}`);
    const command = ['bash', '-e', '-o', 'pipefail', '-c', step.run] as const;
    const code = await run(command, { env: { CI: 'true', ...step.env, ...files } });
    if (code !== 0) {
      failed.add(step.job);
      console.log(`✗ ${title}: exit code ${code}`);
    }
  }
}
process.exitCode = failed.size > 0 ? 1 : 0;
