import { Table, Text } from '@dreamfork/ui';
import { manifestOf, packageFolders } from '../page/manifests.ts';
import { DocLink } from './DocLink.tsx';

const scope = '@dreamfork/';

/** The packages of ours that a package stands on. */
function below(folder: string): string[] {
  const { dependencies, peerDependencies } = manifestOf(folder) ?? {};
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => name.startsWith(scope))
    .map((name) => name.slice(scope.length))
    .sort();
}

/** Foundations first: a package stands below those that need it. */
const depth = (folder: string): number =>
  Math.max(0, ...below(folder).map((one) => 1 + depth(one)));

const rows = [...packageFolders].sort((one, other) => depth(one) - depth(other));

/** All packages, made from their manifests. */
export const PackageTable = () => (
  <Table
    label="Packages"
    rows={rows}
    rowKey={(folder) => folder}
    empty=""
    columns={[
      {
        id: 'name',
        header: 'Package',
        isRowHeader: true,
        render: (folder) => <DocLink to={`get-started-${folder}--docs`}>{scope + folder}</DocLink>,
      },
      { id: 'what', header: 'What it is', render: (folder) => manifestOf(folder)?.description },
      {
        id: 'below',
        header: 'Depends on',
        render: (folder) => (
          <Text as="span" tone="ink2">
            {below(folder).join(', ') || 'No other package'}
          </Text>
        ),
      },
    ]}
  />
);
