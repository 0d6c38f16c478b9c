import { type CompositorTransform, createCompositorTransform } from './compositorTransform.ts';

/** Elements of the canvas by the id of what they show, so that a drag can move them without React. */
export function createElements() {
  const kinds = {
    node: new Map<string, HTMLElement>(),
    note: new Map<string, HTMLElement>(),
    group: new Map<string, HTMLElement>(),
  };
  const movers = new WeakMap<HTMLElement, CompositorTransform>();
  const waiting = new Map<string, (element: HTMLElement) => void>();
  return {
    get: (kind: keyof typeof kinds, id: string) => kinds[kind].get(id),
    /** For a `ref`: tells of an element and, when it goes, of its going. */
    register: (kind: keyof typeof kinds, id: string) => (element: HTMLElement | null) => {
      if (!element) return;
      kinds[kind].set(id, element);
      const act = waiting.get(`${kind} ${id}`);
      waiting.delete(`${kind} ${id}`);
      act?.(element);
      return () => {
        if (kinds[kind].get(id) === element) kinds[kind].delete(id);
      };
    },
    /** Does something with an element now, or as soon as there is one. */
    whenMounted: (kind: keyof typeof kinds, id: string, act: (element: HTMLElement) => void) => {
      const element = kinds[kind].get(id);
      if (element) act(element);
      else waiting.set(`${kind} ${id}`, act);
    },
    /** Has elements stand aside by so much; null puts them back. */
    shift: (kind: keyof typeof kinds, ids: Iterable<string>, translate: string | null) => {
      for (const id of ids) {
        const element = kinds[kind].get(id);
        if (!element) continue;
        const known = movers.get(element);
        if (translate === null) {
          known?.release();
          movers.delete(element);
          element.style.willChange = '';
          continue;
        }
        const mover = known ?? createCompositorTransform(element, 'translate');
        if (!known) {
          movers.set(element, mover);
          element.style.willChange = 'translate';
        }
        mover.moveTo(translate);
      }
    },
  };
}

export type Elements = ReturnType<typeof createElements>;
