import type { Member } from '../componentApi/types.ts';
import * as styles from './DocsPage.css.ts';
import { WithCode } from './WithCode.tsx';

export type PropsTableProps = { label: string; members: readonly Member[]; nameHeader?: string };

/** Props of a component or members of a type, with their types as published. */
export function PropsTable({ label, members, nameHeader = 'Prop' }: PropsTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{nameHeader}</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, type, defaultValue, description, isRequired }) => (
          <tr key={name}>
            <th scope="row">
              <span className={styles.name}>{name}</span>
              {isRequired && <div className={styles.required}>required</div>}
            </th>
            <td className={styles.code}>{type}</td>
            <td className={styles.code}>{defaultValue ?? '–'}</td>
            <td>
              <WithCode>{description}</WithCode>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
