import { Badge, Heading, Inline, Stack, Text } from '@dreamfork/ui';
import { JsonView } from './JsonView.tsx';

export type ExchangeProps = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Absent while the answer is on its way. */
  status?: number;
  answer?: unknown;
};

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command line; `$SERVER` and `$TOKEN` are the reader's own. */
export function curlOf({ method, path, headers = {}, body }: ExchangeProps): string {
  const sent =
    body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return [
    `curl -X ${method} "$SERVER${path}"`,
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${value}"`),
    ...(sent === undefined
      ? []
      : [`-H 'content-type: application/json'`, `--data ${quoted(sent)}`]),
  ].join(' \\\n  ');
}

/** A request and its answer. */
export function Exchange(exchange: ExchangeProps) {
  const { method, path, body, status, answer } = exchange;
  return (
    <Stack gap="3">
      <Heading level={4} size="21">
        Request
      </Heading>
      <Text font="mono" size="13">
        {`${method} ${path}`}
      </Text>
      {body !== undefined && <JsonView label="Body" value={body} />}
      <JsonView label="As curl" value={curlOf(exchange)} />
      <Inline gap="3">
        <Heading level={4} size="21">
          Answer
        </Heading>
        {status !== undefined && (
          <Badge tone={status < 400 ? 'success' : 'danger'}>{String(status)}</Badge>
        )}
      </Inline>
      {status === undefined ? (
        <Text>On its way</Text>
      ) : (
        <JsonView label="Answer" value={answer ?? ''} />
      )}
    </Stack>
  );
}
