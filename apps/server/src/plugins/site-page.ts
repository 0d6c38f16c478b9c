import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FastifyReply } from 'fastify';
import {
  createSiteTemplate,
  type PageParts,
  sheetAddress,
  sheetLinks,
} from '../html/site-template.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The site's one page, and what its policy has to allow. */
export type SitePage = {
  scriptHashes: readonly string[];
  /**
   * Sends the page with a fresh nonce, by which its own style elements are allowed and react-aria may add
   * the few that it makes.
   */
  send: (reply: FastifyReply, parts?: PageParts) => FastifyReply;
};

const readText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined);

/** The site's own style sheets that the page links to, by their addresses. */
async function readSheets(siteDirectory: string, html: string): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const link of sheetLinks(html)) {
    const address = sheetAddress(link) ?? '';
    const path = resolve(join(siteDirectory, address));
    const css = path.startsWith(siteDirectory + sep) ? await readText(path) : undefined;
    if (css !== undefined && !css.includes('</')) sheets.set(address, css);
  }
  return sheets;
}

/** Reads the built page; nothing when the site has not been built. */
export async function readSitePage(siteDirectory: string): Promise<SitePage | undefined> {
  const html = await readText(join(siteDirectory, 'index.html'));
  if (html === undefined) return undefined;
  const render = createSiteTemplate(html, await readSheets(resolve(siteDirectory), html));
  return {
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    ),
    send(reply, parts) {
      const nonce = randomBytes(16).toString('base64');
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      return reply
        .header(
          'content-security-policy',
          policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
        )
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(render(nonce, parts));
    },
  };
}
