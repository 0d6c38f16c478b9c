import type { SceneNode } from './geometry/sceneParts.ts';

export type Ports = {
  readonly hasInput: boolean;
  /** An output of the node itself, beside those of its choices. */
  readonly hasOutput: boolean;
};

/**
 * Which handles a node shows. Links that an imported story holds where the editor would not make
 * them still get a handle, so that no connection is invisible.
 */
export function portsOf({ node, incoming, outgoing }: SceneNode): Ports {
  const hasInput = node.type !== 'start' || incoming.size > 0;
  const isPlain = node.type !== 'choice' && node.choices.length === 0;
  if (isPlain && node.type !== 'end') return { hasInput, hasOutput: true };
  return { hasInput, hasOutput: [...outgoing].some(({ choice }) => choice === -1) };
}
