type Manifest = {
  name: string;
  version: string;
  description: string;
  homepage: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  publishConfig: { exports: Record<string, unknown> };
};

const manifests = import.meta.glob<Manifest>('../../packages/*/package.json', {
  eager: true,
  import: 'default',
});

export const packageFolders = Object.keys(manifests).flatMap((path) => path.split('/')[3] ?? []);

export const manifestOf = (packageName: string | undefined): Manifest | undefined =>
  manifests[`../../packages/${packageName}/package.json`];
