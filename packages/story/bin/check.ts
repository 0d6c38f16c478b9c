import { diagnoseStory, findNode, problemMessages } from '../src/index.ts';
import { inQuotes } from '../src/text/index.ts';
import { type CommandLine, UsageError } from './commandLine.ts';
import { readInput } from './inputs.ts';
import { summaryOf } from './summary.ts';

/** Prints what readers would stumble over; 1 if there are errors. */
export async function check({ words }: CommandLine): Promise<number> {
  if (words.length === 0) throw new UsageError('check needs what to read.');
  let errors = 0;
  const { stories } = await readInput(words, { isWhole: true });
  for (const each of stories) {
    console.log(summaryOf(each));
    errors += each.problems.length;
    for (const { severity, code, place } of diagnoseStory(each.story)) {
      const node = place.nodeId === undefined ? undefined : findNode(each.story, place.nodeId);
      const where = node ? `${inQuotes(node.title, 'en')}: ` : '';
      console.log(`  ${severity}: ${where}${problemMessages.en[code]}`);
      if (severity === 'error') errors += 1;
    }
  }
  return errors > 0 ? 1 : 0;
}
