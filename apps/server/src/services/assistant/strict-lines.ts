/**
 * Refuses a stream of JSON lines with one that is no JSON or that is an error: the client of Ollama skips such lines,
 * so that an answer with a hole would pass for a whole one.
 */
export const strictLines = (): TransformStream<string, string> => {
  let rest = '';
  const checked = (line: string): void => {
    if (line.trim() === '') return;
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'error' in value) {
      throw new Error('The model service reports an error.');
    }
  };
  return new TransformStream({
    transform(chunk, controller) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new Error('A line of the model service is too long.');
      for (const line of lines) checked(line);
      controller.enqueue(chunk);
    },
    flush: () => checked(rest),
  });
};

const longestLine = 4 * 1024 * 1024;
