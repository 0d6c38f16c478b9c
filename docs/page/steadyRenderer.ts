import type { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { leaveFrames } from './leaveFrames.ts';

/**
 * Renders a docs page once. When a global changes, Storybook renders the page again while its stories
 * render themselves again; it finds them pending and reloads the whole preview.
 */
export async function steadyRenderer(): Promise<DocsRenderer<ReactRenderer>> {
  const addon = await import('@storybook/addon-docs');
  const { render, unmount } = new addon.DocsRenderer();
  let shown: unknown;
  return {
    render: async (context, parameters, element) => {
      if (shown === context) return;
      shown = context;
      leaveFrames();
      await render(context, parameters, element);
    },
    unmount: (element) => {
      shown = undefined;
      leaveFrames();
      unmount(element);
    },
  };
}
