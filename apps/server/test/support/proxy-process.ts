import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../scripts/freePort.ts';
import { waitLimit } from '../../../../scripts/timeLimits.ts';

export const proxies = ['nginx', 'caddy'] as const;
export type Proxy = (typeof proxies)[number];

/** The name that the examples in `ops` serve. */
export const proxyHost = 'stories.example.org';

const isInstalled = (program: string, option: string): boolean =>
  spawnSync(program, [option]).status === 0;

/** Whether the proxy is on this machine, and what makes the certificate of nginx. */
export const canRun: Record<Proxy, boolean> = {
  nginx: isInstalled('nginx', '-v') && isInstalled('openssl', 'version'),
  caddy: isInstalled('caddy', 'version'),
};

type Ports = {
  port: number;
  plainPort: number;
  serverPorts: readonly number[];
  example: string;
};

const readExample = (name: string) =>
  readFile(new URL(`../../../../ops/${name}`, import.meta.url), 'utf8');

/** The example within the configuration of Debian, on other ports and without its access log. */
async function writeNginx(
  directory: string,
  { port, plainPort, serverPorts, example: name }: Ports,
) {
  const [certificate, key] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')];
  const made = ['-subj', `/CN=${proxyHost}`, '-days', '2', '-keyout', key, '-out', certificate];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...made], { stdio: 'ignore' });
  const example = (await readExample(name))
    .replace(/(?<=proxy_cache_path )\S+/, join(directory, 'cache'))
    .replaceAll(/^\tlisten \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/(?<=ssl_certificate ).+(?=;)/, certificate)
    .replace(/(?<=ssl_certificate_key ).+(?=;)/, key)
    .replace(
      'server 127.0.0.1:8081;',
      serverPorts.map((serverPort) => `server 127.0.0.1:${serverPort};`).join('\n\t'),
    );
  await writeFile(join(directory, 'example.conf'), example);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  const configuration = join(directory, 'nginx.conf');
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
error_log stderr;
pid ${join(directory, 'nginx.pid')};
events { worker_connections 2048; }
http {
  access_log off;
  gzip on;
  ${folders.join('\n  ')}
  include ${join(directory, 'example.conf')};
}`,
  );
  return ['-e', 'stderr', '-p', directory, '-c', configuration];
}

/** The example with a certificate of its own, on other ports. */
async function writeCaddy(
  directory: string,
  { port, plainPort, serverPorts, example: name }: Ports,
) {
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `https_port ${port}`,
    `http_port ${plainPort}`,
    'default_bind 127.0.0.1',
  ];
  const example = (await readExample(name)).replace(
    '127.0.0.1:8081',
    serverPorts.map((serverPort) => `127.0.0.1:${serverPort}`).join(' '),
  );
  const configuration = join(directory, 'Caddyfile');
  await writeFile(configuration, `{\n${options.join('\n')}\n}\n${example}`);
  return ['run', '--adapter', 'caddyfile', '--config', configuration];
}

/** Waits until something listens. */
async function waitForPort(port: number): Promise<void> {
  const deadline = performance.now() + waitLimit;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(20);
    } finally {
      socket.destroy();
    }
  }
}

/** Starts a proxy by its example, before one or several servers on this machine. */
export async function startProxyProcess(
  proxy: Proxy,
  serverPorts: readonly number[],
  example = proxy === 'nginx' ? 'nginx.conf' : 'Caddyfile',
): Promise<{ port: number; plainPort: number; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-proxy-'));
  const ports = { port: await freePort(), plainPort: await freePort(), serverPorts, example };
  const write = proxy === 'nginx' ? writeNginx : writeCaddy;
  const { PATH } = process.env;
  const child = spawn(proxy, await write(directory, ports), {
    env: { PATH, HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await waitForPort(ports.port);
  } catch (error) {
    await stop();
    throw new Error(`${proxy} does not answer:\n${output}`, { cause: error });
  }
  return { port: ports.port, plainPort: ports.plainPort, stop };
}
