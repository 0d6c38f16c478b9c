import type { NodeType, StoryNode } from '@dreamfork/story';

type Target = {
  readonly id: string;
  readonly title: string;
  readonly type: NodeType;
};

/** Lists what a link can lead to. The list stays the same object until a name, a type or the order changes. */
export function createTargetLister() {
  let source: readonly StoryNode[] = [];
  let list: readonly Target[] = [];
  return (nodes: readonly StoryNode[]): readonly Target[] => {
    if (nodes === source) return list;
    source = nodes;
    const isSame =
      nodes.length === list.length &&
      nodes.every(({ id, title, type }, index) => {
        const known = list[index];
        return known?.id === id && known.title === title && known.type === type;
      });
    if (!isSame) list = nodes.map(({ id, title, type }) => ({ id, title, type }));
    return list;
  };
}
