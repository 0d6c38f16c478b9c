/** Where the base address may stand, in the order in which it is looked for. */
export type BaseUrlSources = {
  /** The build setting; an empty one means the page's own origin. */
  build?: string | undefined;
  /** `window.apiBaseUrl`. */
  window?: string | undefined;
  /** What local storage holds under `apiBaseUrl`. */
  stored?: string | null | undefined;
  /** The page's address: the gateway is port 8081 of its host. */
  location?: { protocol: string; hostname: string } | undefined;
};

export const baseUrlKey = 'apiBaseUrl';
export const gatewayPort = 8081;

const withoutSlash = (address: string): string => address.trim().replace(/\/+$/, '');

/** The base address of every call: build setting, window override, stored address, gateway. */
export function resolveBaseUrl({ build, window, stored, location }: BaseUrlSources): string {
  if (build !== undefined) return withoutSlash(build);
  const named = [window, stored].find((address) => address?.trim());
  if (named) return withoutSlash(named);
  const secure = location?.protocol === 'https:';
  return `${secure ? 'https' : 'http'}://${location?.hostname || 'localhost'}:${gatewayPort}`;
}

/** The base address for the page this runs in, with the build setting given by whoever built it. */
export function browserBaseUrl(build?: string): string {
  const override: unknown = Reflect.get(globalThis, baseUrlKey);
  return resolveBaseUrl({
    build,
    window: typeof override === 'string' ? override : undefined,
    stored: readStored(),
    location: globalThis.location,
  });
}

/** Puts the build setting where other scripts of the page look for it: on the window and in local storage. */
export function rememberBaseUrl(build: string): void {
  Reflect.set(globalThis, baseUrlKey, build);
  try {
    globalThis.localStorage?.setItem(baseUrlKey, build);
  } catch {
    // Storage is off or full: the address on the window is enough for this page.
  }
}

function readStored(): string | null {
  try {
    return globalThis.localStorage?.getItem(baseUrlKey) ?? null;
  } catch {
    return null;
  }
}
