import {
  Badge,
  Button,
  Disclosure,
  Heading,
  Inline,
  SearchField,
  Select,
  Stack,
  Tabs,
  Text,
} from '@dreamfork/ui';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { operationOf } from '../../packages/api-client/src/contract/openApi.ts';
import * as styles from './catalogue.css.ts';
import { Exchange } from './Exchange.tsx';
import { HookStates } from './HookStates.tsx';
import { JsonView } from './JsonView.tsx';
import { routeOf, TryCall } from './TryCall.tsx';
import type { Callable, RecordedRoute, Recording } from './types.ts';

export type CatalogueProps = {
  recording: Recording;
  /** Puts handlers before those of the page. */
  serve: (handlers: RequestHandler[]) => void;
};

const everything = 'all';

/** Every call of the contract: what it takes and answers, by whom it is made, and a place to try it. */
export function Catalogue({ recording: { routes, generalHooks }, serve }: CatalogueProps) {
  const groups = [...new Set(routes.map(({ group }) => group))];
  const [group, setGroup] = useState(routes[0]?.group ?? everything);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(routes[0]?.id);
  const wanted = query.trim().toLowerCase();
  const shown = routes.filter((route) => {
    if (wanted === '') return group === everything || route.group === group;
    const names = [...route.calls, ...route.hooks].map(({ name }) => name);
    return [route.method, route.path, route.id, routeOf(route).summary, ...names]
      .join(' ')
      .toLowerCase()
      .includes(wanted);
  });
  const current = routes.find(({ id }) => id === chosen);
  return (
    <Stack gap="6">
      <Inline gap="4" wrap align="end">
        <Select
          label="Group"
          items={[everything, ...groups].map((id) => ({ id, label: id }))}
          value={group}
          onChange={setGroup}
        />
        <SearchField
          label="Search in all calls and hooks"
          hideLabel={false}
          value={query}
          onChange={setQuery}
        />
      </Inline>
      <div className={styles.columns}>
        <nav aria-label="Calls">
          <ul className={styles.list}>
            {shown.map(({ id, method, name, group: owner }) => (
              <li key={id}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-pressed={id === chosen}
                  onPress={() => setChosen(id)}
                >
                  {`${method} ${owner}.${name}`}
                </Button>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <Text>No call has these words.</Text>}
        </nav>
        {current && <CallDetails key={current.id} recorded={current} serve={serve} />}
      </div>
      <Stack gap="3">
        <Heading level={2} size="21">
          Hooks for any call
        </Heading>
        <Callables callables={generalHooks} />
      </Stack>
    </Stack>
  );
}

const Callables = ({ callables }: { callables: readonly Callable[] }) => (
  <Stack gap="2">
    {callables.map(({ name, description, signature }) => (
      <Stack key={name} gap="1">
        <Text font="mono" size="13">{`${name}: ${signature}`}</Text>
        {description && <Text tone="ink2">{description}</Text>}
      </Stack>
    ))}
  </Stack>
);

function CallDetails({
  recorded,
  serve,
}: {
  recorded: RecordedRoute;
  serve: CatalogueProps['serve'];
}) {
  const route = routeOf(recorded);
  const { calls, hooks, exchanges } = recorded;
  return (
    <Stack as="section" gap="4" aria-label={recorded.id}>
      <Heading level={2} size="21">
        {route.summary}
      </Heading>
      <Inline gap="3" wrap>
        <Text font="mono" size="13">{`${route.method} ${route.path}`}</Text>
        <Badge>{route.access}</Badge>
      </Inline>
      <Callables callables={[...calls, ...hooks]} />
      <Tabs
        label="About the call"
        items={[
          {
            id: 'examples',
            label: 'Examples',
            content: (
              <Stack gap="2">
                {exchanges.length === 0 && <Text>No contract case makes this call alone.</Text>}
                {exchanges.map(({ name, caller, code, ...exchange }, index) => (
                  <Disclosure
                    key={`${exchange.status} ${code}`}
                    title={`${exchange.status}: ${name}`}
                    defaultExpanded={index === 0}
                  >
                    <Stack gap="2">
                      <Text tone="ink2">
                        {caller ? `Called by ${caller}` : 'Called by a guest'}
                      </Text>
                      <Exchange
                        {...exchange}
                        method={route.method}
                        headers={caller ? { authorization: 'Bearer $TOKEN' } : {}}
                      />
                    </Stack>
                  </Disclosure>
                ))}
              </Stack>
            ),
          },
          { id: 'try', label: 'Try', content: <TryCall recorded={recorded} serve={serve} /> },
          ...(hooks.length > 0
            ? [
                {
                  id: 'hooks',
                  label: 'Hooks',
                  content: <HookStates recorded={recorded} serve={serve} />,
                },
              ]
            : []),
          {
            id: 'openapi',
            label: 'OpenAPI',
            content: <JsonView label="OpenAPI 3.1" value={operationOf(route)} />,
          },
        ]}
      />
    </Stack>
  );
}
