import type { Area } from './placeMarks.ts';

/** The parts by name, each with the selector that finds it in the component. */
export type Parts = Readonly<Record<string, string>>;

export type MeasuredPart = Area & { name: string; number: number };

/** The parts that are seen in a frame, and how much of its height is worth showing. */
export type Measured = { parts: readonly MeasuredPart[]; top: number; bottom: number };

const margin = 16;

/** What lies above the page and is shown whole. */
const windows = '[role=dialog], [role=alertdialog]';

function isSeen(element: Element, { innerWidth, innerHeight }: Window): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    left < innerWidth &&
    top < innerHeight &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Finds the parts of a component in the page of a frame. */
export function measureParts(page: Document, parts: Parts): Measured | undefined {
  const view = page.defaultView;
  const story = page.querySelector('#storybook-docs');
  if (!view || !story) return undefined;
  const found = Object.entries(parts).flatMap(([name, selector], index) => {
    const element = [...page.querySelectorAll(selector)].find((each) => isSeen(each, view));
    return element ? [{ name, number: index + 1, element }] : [];
  });
  const shown = found.map(({ element }) => element.closest(windows) ?? element);
  if (shown.some((element) => story.contains(element))) shown.push(story);
  const areas = shown.map((element) => element.getBoundingClientRect());
  return {
    parts: found.map(({ name, number, element }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { name, number, left, top, width, height };
    }),
    top: Math.max(0, Math.min(...areas.map(({ top }) => top)) - margin),
    bottom: Math.min(view.innerHeight, Math.max(...areas.map(({ bottom }) => bottom)) + margin),
  };
}

/** Measures the parts now and whenever the page of the frame changes; returns how to stop. */
export function watchParts(
  page: Document,
  parts: Parts,
  onMeasure: (measured: Measured) => void,
): () => void {
  let scheduled = 0;
  const measure = () => {
    const measured = measureParts(page, parts);
    if (measured && measured.parts.length > 0) onMeasure(measured);
  };
  const schedule = () => {
    cancelAnimationFrame(scheduled);
    scheduled = requestAnimationFrame(measure);
  };
  const mutations = new MutationObserver(schedule);
  mutations.observe(page, { subtree: true, childList: true, attributes: true });
  const sizes = new ResizeObserver(schedule);
  sizes.observe(page.documentElement);
  sizes.observe(page.body);
  const events = ['load', 'scroll', 'transitionend', 'animationend'];
  for (const name of events) page.addEventListener(name, schedule, true);
  schedule();
  return () => {
    cancelAnimationFrame(scheduled);
    mutations.disconnect();
    sizes.disconnect();
    for (const name of events) page.removeEventListener(name, schedule, true);
  };
}
