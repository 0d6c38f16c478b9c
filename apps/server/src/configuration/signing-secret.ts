import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const secretFileName = 'jwt-secret';
const ownerOnly = 0o600;

const isErrorWithCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The secret of a data directory; undefined before the first start of a server. */
export async function readSigningSecret(dataDirectory: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDirectory, secretFileName), 'utf8')).trim() || undefined;
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

// The file is written under another name and then linked: of several processes that start at once one
// wins, and none reads a partial secret.
async function makeSecret(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', ownerOnly);
  try {
    await file.writeFile(`${randomBytes(48).toString('base64url')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if (!isErrorWithCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The secret that signs tokens: generated once, kept in the data directory, readable by its owner only. */
export async function loadSigningSecret(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, secretFileName);
  if (!(await readSigningSecret(dataDirectory))) await makeSecret(path);
  await chmod(path, ownerOnly);
  const secret = await readSigningSecret(dataDirectory);
  if (!secret) throw new Error(`The secret file ${path} is empty. Delete it and start again.`);
  return secret;
}
