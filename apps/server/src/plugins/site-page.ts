import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The site's one page, and what its policy has to allow. */
export type SitePage = {
  scriptHashes: readonly string[];
  /** The page with a fresh nonce, by which react-aria may add the few style elements it makes. */
  render: () => { html: string; styleNonce: string };
};

/** Reads the built page; nothing when the site has not been built. */
export async function readSitePage(siteDirectory: string): Promise<SitePage | undefined> {
  const html = await readFile(join(siteDirectory, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  return {
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    ),
    render() {
      const styleNonce = randomBytes(16).toString('base64');
      const meta = `<meta property="csp-nonce" nonce="${styleNonce}">`;
      return { html: html.replace(/<head[^>]*>/i, (head) => `${head}${meta}`), styleNonce };
    },
  };
}
