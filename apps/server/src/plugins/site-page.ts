import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { createSiteTemplate, type PageParts } from '../html/site-template.ts';
import { localeHeaders, visitorLocale } from '../messages/locale.ts';
import { allowSharedCache, isHeld } from '../routes/shared-cache.ts';
import type { Services } from '../services/services.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

const assets = 'assets';
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The site's page, and the script hashes of its content security policy. */
export type SitePage = {
  scriptHashes: readonly string[];
  /** The files that load with a module of the site. */
  filesOf: (module: string) => SiteFiles;
  /**
   * Sends the page in the visitor's language, with a fresh nonce that allows its own style elements and those of
   * react-aria. A page that says so itself is not stored at all.
   */
  send: (reply: FastifyReply, parts?: PageParts) => FastifyReply;
  /** Sends the page that is the same for everybody: its nonce is made of what it says, its language is left open. */
  sendToAll: (reply: FastifyReply, parts: PageParts) => FastifyReply;
};

const readText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined);

/** The site's own style sheets, by their addresses. */
async function readSheets(siteDirectory: string): Promise<Map<string, string>> {
  const names = await readdir(join(siteDirectory, assets)).catch(() => []);
  const sheets = new Map<string, string>();
  for (const name of names.filter((one) => one.endsWith('.css'))) {
    const css = await readText(join(siteDirectory, assets, name));
    if (css !== undefined && !css.includes('</')) sheets.set(`/${assets}/${name}`, css);
  }
  return sheets;
}

const allowStyles = (reply: FastifyReply, nonce: string): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  return reply
    .header(
      'content-security-policy',
      policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
    )
    .type('text/html; charset=utf-8');
};

/** Reads the built page; undefined when the site has not been built. */
export async function readSitePage({
  configuration,
  pageNonces,
}: Pick<Services, 'configuration' | 'pageNonces'>): Promise<SitePage | undefined> {
  const { siteDirectory, media } = configuration;
  const html = await readText(join(siteDirectory, 'index.html'));
  if (html === undefined) return undefined;
  const render = createSiteTemplate(html, await readSheets(siteDirectory), media.allowedHosts);
  return {
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    ),
    filesOf: await readSiteFiles(siteDirectory),
    send(reply, parts) {
      const nonce = randomBytes(16).toString('base64');
      return allowStyles(reply, nonce)
        .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
        .header('vary', localeHeaders)
        .send(render({ nonce, locale: visitorLocale(reply.request) }, parts));
    },
    sendToAll(reply, parts) {
      const nonce = pageNonces.of(render({ nonce: '', locale: undefined }, parts));
      const etag = `W/"${nonce}"`;
      allowSharedCache(allowStyles(reply, nonce), configuration)
        .header('etag', etag)
        .header('vary', 'Accept-Encoding');
      if (isHeld(reply.request, etag)) return reply.code(304).send();
      return reply.send(render({ nonce, locale: undefined }, parts));
    },
  };
}
