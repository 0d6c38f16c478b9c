import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { reportFolder } from './pictures.ts';

const kinds = ['reference', 'actual', 'diff'] as const;
const ending = /-(reference|actual|diff)\.png$/;

/** Puts the pictures of failed comparisons side by side on one page and answers its path. */
export function writeVisualReport(): string | null {
  if (!existsSync(reportFolder)) return null;
  const files = new Set(readdirSync(reportFolder).filter((file) => ending.test(file)));
  if (files.size === 0) return null;
  const names = [...new Set([...files].map((file) => file.replace(ending, '')))].sort();
  const figure = (name: string, kind: (typeof kinds)[number]) => {
    const file = `${name}-${kind}.png`;
    return files.has(file)
      ? `<figure><figcaption>${kind}</figcaption><img src="${file}" alt=""></figure>`
      : '';
  };
  const sections = names.map(
    (name) =>
      `<section><h2>${name}</h2><div>${kinds.map((kind) => figure(name, kind)).join('')}</div></section>`,
  );
  const page = `${reportFolder}/index.html`;
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:15px system-ui;margin:24px}div{display:flex;gap:16px;flex-wrap:wrap}figure{margin:0}img{max-width:100%;border:1px solid #999}</style>
${sections.join('\n')}\n`,
  );
  return page;
}
