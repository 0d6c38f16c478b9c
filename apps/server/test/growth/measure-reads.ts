import { isFullRun } from '../../../../scripts/testScope.ts';
import { countWork } from '../support/count-work.ts';
import type { ReadsOfShape } from './public-reads.test.ts';

const { readAddresses, startReadServer } = await import('./read-server.ts');
const { storyShapes } = await import('./story-shapes.ts');

// Small enough for the main thread, where work is counted.
const sizes = isFullRun ? { small: 400, large: 800 } : { small: 150, large: 300 };

const server = await startReadServer();
const shapes: Record<string, ReadsOfShape> = {};
try {
  for (const [shape, storyOf] of Object.entries(storyShapes)) {
    const measured = async (size: number) => {
      const story = storyOf(size);
      const addresses = readAddresses(server.app, {
        storyId: await server.publish(story),
        nodeId: story.nodes[1]?.id ?? '',
      });
      const counts: Record<string, number> = {};
      for (const [name, address] of Object.entries(addresses)) {
        counts[name] = await countWork(() => server.read(address));
      }
      return counts;
    };
    // Whatever is made once for all stories is made for this one.
    await measured(2);
    shapes[shape] = { small: await measured(sizes.small), large: await measured(sizes.large) };
  }
  process.stdout.write(JSON.stringify(shapes));
} finally {
  await server.stop();
}
