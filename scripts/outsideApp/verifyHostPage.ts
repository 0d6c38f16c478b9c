import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';

/** Every element a host page may have, with the classes of others beside names that begin like ours. */
const hostPage = `<!doctype html>
<html lang="en" data-theme="dark">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Host</title></head>
  <body class="pdf_viewer">
    <header><nav><ul class="df-list"><li><a href="#a">Link</a></li></ul></nav></header>
    <main>
      <h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
      <p>Text <a href="#b">link</a> <strong>strong</strong> <em>em</em> <code>code</code> <mark>mark</mark></p>
      <ol><li>First<ul><li>Inner</li></ul></li></ol>
      <dl><dt>Term</dt><dd>Value</dd></dl>
      <blockquote>Quote</blockquote><pre>Code</pre><hr />
      <figure><img alt="" width="30" height="20" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /><figcaption>Caption</figcaption></figure>
      <p>Inline <svg class="lucide lucide-x" width="16" height="16"><path d="M0 0h16v16H0z" /></svg> icon</p>
      <video width="40" height="30"></video><canvas width="40" height="30"></canvas><audio controls></audio>
      <table class="table"><caption>Table</caption><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
      <form><fieldset><legend>Group</legend>
        <label>Name <input name="a" /></label><input type="checkbox" /><input type="range" />
        <select><option>One</option></select><textarea></textarea><button>Send</button>
      </fieldset></form>
      <div data-theme="dark"><p class="card">A theme of the host's own</p></div>
      <div class="card" style="transition: opacity 2s; animation: host 3s infinite"><span>Moving</span></div>
      <details><summary>More</summary><p>Text</p></details><dialog open>Dialog</dialog>
    </main>
    <footer><address>Address</address></footer>
  </body>
</html>`;

/** The computed styles of each element and its pseudo-elements, a line for each property but our tokens. */
const readStyles = (): string[] =>
  [...document.querySelectorAll('html, body, body *')].flatMap((element, index) =>
    ['', '::before', '::after', '::selection', '::marker'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo || null);
      return [...style]
        .filter((name) => !name.startsWith('--df-'))
        .map(
          (name) =>
            `${index} <${element.localName}${pseudo}> ${name}: ${style.getPropertyValue(name)}`,
        );
    }),
  );

/** Links the sheets of all packages to a page without a component: nothing of it may look different. */
export async function verifyHostPage(browser: Browser, packages: string): Promise<void> {
  const sheets = readdirSync(packages)
    .map((name) => join(packages, name, 'dist/styles.css'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  assert(sheets.length > 1, `No style sheets of packages in ${packages}.`);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await browser.newPage({ reducedMotion });
    await page.setContent(hostPage);
    const before = new Set(await page.evaluate(readStyles));
    for (const content of sheets) await page.addStyleTag({ content });
    const after = await page.evaluate(readStyles);
    assert.deepEqual(
      after.filter((line) => !before.has(line)),
      [],
    );
    assert.notEqual(await page.evaluate(readToken), '', 'The sheets define no tokens.');
    await page.close();
  }
}

const readToken = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--df-color-ink');
