import type { Companion, ComponentApi, Member } from '../../.storybook/componentApi/types.ts';
import * as styles from './DocsPage.css.ts';
import { WithCode } from './WithCode.tsx';

type PropsTableProps = { label: string; members: readonly Member[]; nameHeader?: string };

/** Props of a component or members of a type, with their types as published. */
function PropsTable({ label, members, nameHeader = 'Prop' }: PropsTableProps) {
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

function CompanionEntry({ name, kind, description, text, members }: Companion) {
  return (
    <>
      <h3 className={styles.subheading}>
        <span className={styles.name}>{name}</span> ({kind})
      </h3>
      {description !== '' && (
        <p className={styles.cardText}>
          <WithCode>{description}</WithCode>
        </p>
      )}
      {members.length > 0 ? (
        <PropsTable label={`Members of ${name}`} members={members} nameHeader="Member" />
      ) : (
        <p className={styles.code}>{text}</p>
      )}
    </>
  );
}

function ComponentProps({ api, isOnly }: { api: ComponentApi; isOnly: boolean }) {
  return (
    <>
      {!isOnly && <h3 className={`${styles.subheading} ${styles.name}`}>{api.name}</h3>}
      {api.props.length > 0 ? (
        <PropsTable label={`Props of ${api.name}`} members={api.props} />
      ) : (
        <p className={styles.cardText}>It takes no props.</p>
      )}
      {api.inherited.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.foldTitle}>
            {api.inherited.length} props inherited from React Aria
          </summary>
          <PropsTable label={`Inherited props of ${api.name}`} members={api.inherited} />
        </details>
      )}
    </>
  );
}

/** The published types of a component and of what is exported beside it. */
export function ApiSection({ components }: { components: readonly ComponentApi[] }) {
  const companions = components.flatMap((component) => component.companions);
  const unique = [...new Map(companions.map((each) => [each.name, each])).values()];
  return (
    <section className={styles.section} aria-labelledby="props">
      <h2 id="props" className={styles.heading}>
        Props
      </h2>
      {components.map((component) => (
        <ComponentProps key={component.name} api={component} isOnly={components.length === 1} />
      ))}
      {unique.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.foldTitle}>
            {unique.length === 1 ? '1 hook or type' : `${unique.length} hooks and types`} exported
            beside it
          </summary>
          {unique.map((companion) => (
            <CompanionEntry key={companion.name} {...companion} />
          ))}
        </details>
      )}
    </section>
  );
}
