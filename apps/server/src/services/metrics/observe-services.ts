import type { Health } from '@dreamfork/api-client/contract';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Load } from '../../budget.ts';
import { serverVersion } from '../../configuration/paths.ts';
import { measureDatabase, measureMedia } from '../administration/overview.ts';
import { cacheFor } from '../cache-for.ts';
import { measureDisk } from '../disk-space.ts';
import { withinPatience } from '../health.ts';
import type { Services } from '../services.ts';

/** How long the sizes of database and media are kept, in milliseconds: measuring them reads every file's row. */
const sizesLast = 60 * 60 * 1000;

const loadsOf = ({
  poolLoad,
  replica,
  documents,
  passwords,
  media,
}: Services): Record<string, Load> => ({
  ...(poolLoad ? { database: poolLoad() } : {}),
  ...(replica?.poolLoad ? { 'database-replica': replica.poolLoad() } : {}),
  'document-reads': documents.load().reads,
  'document-saves': documents.load().saves,
  passwords: passwords.load(),
  images: media.images.load(),
  'file-inspection': media.inspector.load(),
});

/** Adds what is measured at the moment of a request for the metrics: the process, its pools, services and storage. */
export function observeServices(services: Services, readHealth: () => Promise<Health>): void {
  const { registry } = services.metrics;
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'dreamfork_info',
    help: 'The version of the server and the engine of its database.',
    labelNames: ['version', 'engine'],
    registers,
  }).set({ version: serverVersion, engine: services.engine }, 1);

  const poolGauge = (name: string, help: string, part: keyof Load) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, load] of Object.entries(loadsOf(services)))
          this.set({ pool }, load[part]);
      },
    });
  poolGauge('dreamfork_pool_capacity', 'How much work a pool does at once.', 'capacity');
  poolGauge('dreamfork_pool_in_use', 'How much work a pool does now.', 'inUse');
  poolGauge('dreamfork_pool_waiting', 'How much work waits for a pool.', 'waiting');

  new Gauge({
    name: 'dreamfork_service_up',
    help: 'Whether a service that the server stands on can be used.',
    labelNames: ['service'],
    registers,
    async collect() {
      for (const { name, status } of (await readHealth()).services) {
        this.set({ service: name }, status === 'down' ? 0 : 1);
      }
    },
  });

  new Gauge({
    name: 'dreamfork_cache_bytes',
    help: 'Memory that a cache holds.',
    labelNames: ['cache'],
    registers,
    collect() {
      this.set({ cache: 'published-stories' }, services.published.heldBytes());
    },
  });

  new Gauge({
    name: 'dreamfork_disk_bytes',
    help: 'Space on the disk of the data directory.',
    labelNames: ['state'],
    registers,
    async collect() {
      const disk = await measureDisk(services.configuration.dataDirectory);
      this.reset();
      if (!disk) return;
      this.set({ state: 'free' }, disk.freeBytes);
      this.set({ state: 'total' }, disk.totalBytes);
    },
  });

  const readSizes = cacheFor(sizesLast, services, async () => {
    const [database, media] = await Promise.all([
      measureDatabase(services),
      measureMedia(services),
    ]);
    return { database: database.bytes, media: media.mediaBytes };
  });
  new Gauge({
    name: 'dreamfork_stored_bytes',
    help: 'Size of the database and of all media files, measured once an hour.',
    labelNames: ['storage'],
    registers,
    async collect() {
      this.reset();
      // A database that does not answer is seen in dreamfork_service_up; the rest is told without it.
      const sizes = await withinPatience(readSizes()).catch(() => undefined);
      for (const [storage, bytes] of Object.entries(sizes ?? {})) this.set({ storage }, bytes);
    },
  });
}
