import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { createSiteTemplate, type PageParts } from '../html/site-template.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Parts of a page, and a style of its own for them. */
export type SitePageParts = PageParts & { style?: string };

/** The site's one page, and what its policy has to allow. */
export type SitePage = {
  scriptHashes: readonly string[];
  /**
   * Sends the page with a fresh nonce, by which its own style element is allowed and react-aria may add
   * the few that it makes.
   */
  send: (reply: FastifyReply, parts?: SitePageParts) => FastifyReply;
};

/** Reads the built page; nothing when the site has not been built. */
export async function readSitePage(siteDirectory: string): Promise<SitePage | undefined> {
  const html = await readFile(join(siteDirectory, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const render = createSiteTemplate(html);
  return {
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    ),
    send(reply, { style, ...parts } = {}) {
      const nonce = randomBytes(16).toString('base64');
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      const top = `<meta property="csp-nonce" nonce="${nonce}">`;
      const head = parts.head ?? '';
      const withStyle = style ? { head: `${head}<style nonce="${nonce}">${style}</style>` } : {};
      return reply
        .header(
          'content-security-policy',
          policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
        )
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(render(top, { ...parts, ...withStyle }));
    },
  };
}
