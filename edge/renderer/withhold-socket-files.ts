import { Socket } from 'node:net';

/**
 * From now on nothing in this process listens at a path: that makes a file of this name, for which Node's permission model asks
 * nothing, and in whose place the edge could neither read nor keep one of its own.
 */
export function withholdSocketFiles(): void {
  const socket = new Socket().on('error', () => {});
  socket.connect({ path: '/' });
  // Node says nowhere else what such sockets are made of.
  const handle: unknown = Reflect.get(socket, '_handle');
  if (handle) Reflect.deleteProperty(Object.getPrototypeOf(handle) as object, 'bind');
  socket.destroy();
}
