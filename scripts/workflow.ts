import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Values = Readonly<Record<string, string>>;
type WrittenStep = { name?: string; uses?: string; run?: string; if?: string; env?: Values };
type WrittenJob = {
  env?: Values;
  container?: string;
  strategy?: { matrix: Readonly<Record<string, readonly string[]>> };
  steps: readonly WrittenStep[];
};

/** A step of a job, with the values of its row of the matrix put in. */
export type Step = {
  job: string;
  name: string;
  env: Values;
  /** Whether it runs although a step before it failed. */
  isLast: boolean;
  run?: string;
  /** The action that takes the place of `run`: only GitHub has it. */
  uses?: string;
};

const pattern = /\$\{\{\s*(.+?)\s*\}\}/g;

/** Puts in values of the matrix and secrets, which are environment variables here. */
function fill(text: string, row: Values, env: NodeJS.ProcessEnv): string {
  return text.replaceAll(pattern, (_, expression: string) => {
    const [context, name = ''] = expression.split('.');
    if (context === 'matrix' && name in row) return row[name] ?? '';
    if (context === 'secrets') return env[name] ?? '';
    throw new Error(
      `“${expression}” has a value on GitHub alone: a step cannot be run without it.`,
    );
  });
}

const fillAll = (values: Values, row: Values, env: NodeJS.ProcessEnv): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fill(String(value), row, env)]),
  );

function rowsOf(matrix: Readonly<Record<string, readonly string[]>> = {}): Values[] {
  return Object.entries(matrix).reduce<Values[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** The steps of a workflow in order, one job and one row of its matrix after another. */
export function readWorkflow(file: string, env: NodeJS.ProcessEnv = process.env): Step[] {
  const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, WrittenJob> };
  return Object.entries(jobs).flatMap(([job, { steps, strategy, env: ofJob = {} }]) =>
    rowsOf(strategy?.matrix).flatMap((row) =>
      steps.map(({ name, uses, run, if: condition, env: ofStep = {} }) => ({
        job: [job, ...Object.values(row)].join(' / '),
        name: name ?? uses ?? run ?? '',
        isLast: condition === 'always()',
        ...(uses === undefined
          ? { run: fill(run ?? '', row, env), env: fillAll({ ...ofJob, ...ofStep }, row, env) }
          : { uses, env: {} }),
      })),
    ),
  );
}
