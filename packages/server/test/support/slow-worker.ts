/** A thread for the tests: it does what the document says. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createStyleUnpacker, WARM_UP, type ThreadAnswer } from '../../analysts/builtin-job.ts';
import { serveJobs } from '../../analysts/thread-service.ts';

const unpackStyle = createStyleUnpacker();
let counted = 0;

serveJobs(async (job): Promise<ThreadAnswer> => {
  if (job === WARM_UP) return { ready: true };
  const [verb, milliseconds] = job.input.split(' ');
  if (verb === 'spin') for (const end = Date.now() + Number(milliseconds); Date.now() < end;);
  if (verb === 'backtrack') /^(a+)+$/.test(`${'a'.repeat(100)}b`);
  if (verb === 'sleep') await sleep(Number(milliseconds));
  if (verb === 'throw') throw new Error(`secret of the document: ${job.input}`);
  if (verb === 'exit') process.exit(3);
  if (verb === 'count') return answer(String(++counted));
  if (verb === 'style') return answer(JSON.stringify(unpackStyle(job.style)));
  if (verb === 'refuse')
    return { unserved: 'This mode needs a language model. The request was not counted.' };
  return answer(job.input);
});

function answer(content: string): ThreadAnswer {
  return { analysis: { content, usage: { inputTokens: 1, outputTokens: 1 } } };
}
