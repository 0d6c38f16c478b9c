import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [id, w, h, out, extra=''] of JSON.parse(process.argv[2])) {
  const p = await b.newPage({ viewport: { width: w, height: h } });
  await p.goto(`http://localhost:6106/iframe.html?id=${id}&viewMode=story${extra}`);
  await p.waitForTimeout(6000);
  await p.screenshot({ path: `/tmp/${out}.png` });
  await p.close();
}
await b.close();
