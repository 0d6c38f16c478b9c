import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateStory } from '@dreamfork/story/testing';

/** What every page that fetches a story and shows its text in a shadow tree has to do. */
const bareScript = `customElements.define('dreamfork-player', class extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const story = await (await fetch(this.getAttribute('src'))).json();
    const start = story.nodes.find(({ id }) => id === story.startNodeId);
    const passage = document.createElement('article');
    passage.textContent = start.title + start.content;
    shadow.append(passage);
  }
})`;

export type ElementServer = {
  /** The address of a page that reads a story of so many nodes, with the element or with a bare text. */
  pageOf: (kind: 'element' | 'bare', nodes: 100 | 10_000) => string;
  close: () => void;
};

/** Serves pages of two tags, as an embedder would write them. */
export async function serveElement(elementScript: string): Promise<ElementServer> {
  const scripts: Record<string, string> = {
    '/element.js': elementScript,
    '/bare.js': bareScript,
  };
  const stories: Record<string, string> = {
    '/100': JSON.stringify(generateStory(100)),
    '/10000': JSON.stringify(generateStory(10_000)),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = scripts[path];
    const story = stories[path];
    const [, kind, nodes] = /^\/(element|bare)\/(\d+)$/.exec(path) ?? [];
    if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(script);
    else if (story !== undefined) response.end(story);
    else if (kind) {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<!doctype html><dreamfork-player src="/${nodes}"></dreamfork-player><script src="/${kind}.js"></script>`,
        );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    pageOf: (kind, nodes) => `http://127.0.0.1:${port}/${kind}/${nodes}`,
    close: () => server.close(),
  };
}
