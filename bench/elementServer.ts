import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generateStory } from '@dreamfork/story/testing';
import { buildPlainReader } from './plainReader/build.ts';

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

/** The element, a small reader that does the least a reader needs, or a bare text. */
type Reading = 'element' | 'plain' | 'bare';

export type ElementServer = {
  /** The address of a page that reads a story of so many nodes. */
  pageOf: (kind: Reading, nodes: 100 | 10_000) => string;
  close: () => void;
};

/** Serves pages of two tags, as an embedder would write them, and the fonts that lie beside the script. */
export async function serveElement(folder: string): Promise<ElementServer> {
  const scripts: Record<string, string> = {
    '/element.js': readFileSync(join(folder, 'element.js'), 'utf8'),
    '/plain.js': await buildPlainReader(),
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
    const [, font] = /^\/fonts\/([\w-]+\.woff2)$/.exec(path) ?? [];
    const [, kind, nodes] = /^\/(element|plain|bare)\/(\d+)$/.exec(path) ?? [];
    if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(script);
    else if (story !== undefined) response.end(story);
    else if (font) createReadStream(join(folder, 'fonts', font)).pipe(response);
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
