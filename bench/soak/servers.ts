import { join } from 'node:path';
import type { Place } from '../../apps/server/test/support/places.ts';
import { proxyHost, startProxyProcess } from '../../apps/server/test/support/proxy-process.ts';
import { freePort } from '../../scripts/freePort.ts';
import { type ProductServer, startProductServer } from '../../scripts/productServer.ts';

/** What one process told of itself, as an operator sees it. */
export type Sample = {
  at: number;
  server: number;
  residentBytes: number;
  /** Of all its threads, since it began. */
  processorSeconds: number;
  /** Of the event loop since the sample before, in milliseconds. */
  lagP99: number;
  lagMaximum: number;
};

export type Servers = {
  /** Where clients connect to: the only server, or nginx. */
  url: string;
  count: number;
  /** Ends a server without a warning and starts it again at the same port. */
  killAndRestart: (index: number) => Promise<void>;
  /** When a server was killed or came back last. */
  changedAt: () => number;
  /** When the server with this process id first answered. */
  readyAt: (pid: number) => number | undefined;
  sample: () => Promise<Sample[]>;
  /** What the servers have logged of warnings and errors, each message once with its number. */
  logged: () => string[];
  stop: () => Promise<void>;
};

const secret = 'a secret of the soak alone, 32 characters';

/** Starts one server for SQLite, or several on PostgreSQL behind nginx by the example in `ops`. */
export async function startServers(
  { dataDirectory, databaseUrl }: Pick<Place, 'dataDirectory' | 'databaseUrl'>,
  { count, holds }: { count: number; holds?: string | undefined },
): Promise<Servers> {
  const isProxied = count > 1;
  const watch = holds ? ` --import ${join(import.meta.dirname, 'watchHolds.ts')}` : '';
  const env = {
    NODE_OPTIONS: `--max-semi-space-size=8${watch}`,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl ?? '',
    JWT_SECRET: secret,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    SOAK_HOLDS: holds ?? '',
    ...(isProxied ? { TRUST_PROXY: '1', PUBLIC_URL: `https://${proxyHost}` } : {}),
  };
  let changedAt = 0;
  const readyAt = new Map<number, number>();
  const start = async (port: number, metricsPort: number) => {
    const process = await startProductServer({
      port,
      env: { ...env, METRICS_PORT: String(metricsPort) },
    });
    changedAt = Date.now();
    readyAt.set(process.pid, changedAt);
    return { metricsPort, port, process };
  };
  const outputs: string[] = [];
  const running: Awaited<ReturnType<typeof start>>[] = [];
  const end = async (server: ProductServer) => {
    outputs.push(server.output());
    await server.stop();
  };
  for (let index = 0; index < count; index += 1) {
    running.push(await start(await freePort(), await freePort()));
  }
  const proxy = isProxied
    ? await startProxyProcess(
        'nginx',
        running.map(({ port }) => port),
      )
    : undefined;

  const scrape = async (index: number): Promise<Sample[]> => {
    const metricsPort = running[index]?.metricsPort;
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => undefined);
    // A server that was killed just now tells nothing.
    if (!answer?.ok) return [];
    const values = new Map(
      (await answer.text()).split('\n').map((line) => line.split(' ', 2) as [string, string]),
    );
    const readValue = (name: string) => Number(values.get(name));
    return [
      {
        at: Date.now(),
        server: index,
        processorSeconds: readValue('process_cpu_seconds_total'),
        residentBytes: readValue('process_resident_memory_bytes'),
        lagP99: readValue('nodejs_eventloop_lag_p99_seconds') * 1000,
        lagMaximum: readValue('nodejs_eventloop_lag_max_seconds') * 1000,
      },
    ];
  };

  return {
    url: proxy ? `https://127.0.0.1:${proxy.port}` : (running[0]?.process.url ?? ''),
    count,
    changedAt: () => changedAt,
    readyAt: (pid) => readyAt.get(pid),
    async killAndRestart(index) {
      const { port, metricsPort, process: server } = running[index] as (typeof running)[number];
      process.kill(server.pid, 'SIGKILL');
      changedAt = Date.now();
      await end(server);
      running[index] = await start(port, metricsPort);
    },
    sample: async () => (await Promise.all(running.map((_, index) => scrape(index)))).flat(),
    logged() {
      const counts = new Map<string, number>();
      const texts = [...outputs, ...running.map(({ process: server }) => server.output())];
      for (const line of texts.join('\n').split('\n')) {
        if (!line.startsWith('{')) continue;
        const { msg, error, err } = JSON.parse(line) as Record<
          string,
          { message?: string } & string
        >;
        const cause = (error ?? err)?.message ?? '';
        const what = `${String(msg)}${cause ? `: ${cause.slice(0, 120)}` : ''}`;
        counts.set(what, (counts.get(what) ?? 0) + 1);
      }
      return [...counts].map(([what, times]) => `${times} × ${what}`);
    },
    async stop() {
      await proxy?.stop();
      for (const { process: server } of running) await end(server);
    },
  };
}
