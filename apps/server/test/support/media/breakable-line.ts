import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type Direction = 'up' | 'down';

/** A line to a server of this machine that can be made to break in the middle of what it carries. */
export async function openBreakableLine(port: number) {
  const sockets = new Set<Socket>();
  let left: Record<Direction, number> = { up: Infinity, down: Infinity };
  const isBroken = () => left.up <= 0 || left.down <= 0;
  const carry = (from: Socket, to: Socket, direction: Direction) => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (chunk) => {
      left[direction] -= chunk.length;
      if (!isBroken()) to.write(chunk);
      else for (const socket of sockets) socket.destroy();
    });
  };
  const server = createServer((client) => {
    if (isBroken()) {
      client.destroy();
      return;
    }
    const target = connect(port, '127.0.0.1');
    carry(client, target, 'up');
    carry(target, client, 'down');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Breaks the line for good once so many more bytes have gone this way. */
    breakAfter: (bytes: number, direction: Direction) => {
      left = { up: Infinity, down: Infinity, [direction]: bytes };
    },
    mend: () => {
      left = { up: Infinity, down: Infinity };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
}
