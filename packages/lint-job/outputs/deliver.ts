import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../attempt.ts';
import type { Options } from '../cli/options.ts';
import { ConfigError } from '../failure.ts';
import type { PullRequest } from '../forges/pull-request.ts';
import { ForgeError } from '../forges/types.ts';
import type { Report } from '../report.ts';
import type { World } from '../world.ts';
import { github } from './github.ts';
import { summary } from './summary.ts';

/** Marker, blank lines, and what a forge counts otherwise than we do. */
const SPARE = 512;

/** Prints and writes the outputs that were asked for; in a pipeline, comments on the pull request too. */
export async function deliver(
  report: Report,
  options: Options,
  world: World,
  pull: PullRequest | undefined,
): Promise<void> {
  // Standard output belongs to the fixed text where standard input was fixed.
  const print = options.fix && options.names.includes('-') ? world.log : world.print;
  for (const { output, file } of options.destinations) {
    const text = output.write(report, { colours: world.colours && file === undefined });
    if (file === undefined) print(text);
    else save(path.resolve(world.folder, file), text);
  }
  if (!pull) return;
  const commented = await comment(report, options, world, pull);
  summarize(report, world);
  if (!commented && world.environment['GITHUB_ACTIONS'] === 'true')
    world.print(github.write(report, { colours: false }));
}

/** Whether the comment stands. A token that may only read, as in pull requests from forks, is no fault of the job. */
async function comment(
  report: Report,
  { commentAuthor }: Options,
  world: World,
  { forge }: PullRequest,
): Promise<boolean> {
  if (!forge) {
    world.log('There is no token to comment with; the results stand in the log.');
    return false;
  }
  const [{ writeMarkdown }, { upsertComment }] = await Promise.all([
    import('./comment-body.ts'),
    import('../forges/upsert-comment.ts'),
  ]);
  try {
    const text = writeMarkdown(report, forge.commentLimit - SPARE);
    await upsertComment(forge, text, {
      ...(commentAuthor !== undefined && { author: commentAuthor }),
      // Nobody wants to read that nothing was checked, unless the comment stands there from an earlier push.
      onlyUpdate: report.documents.length === 0,
    });
    return true;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    world.log(
      error.status === 403
        ? `The token may not comment on ${forge.name}, as in pull requests from forks; the results stand in the log.`
        : `The comment could not be written to ${forge.name}: ${error.message}`,
    );
    return false;
  }
}

/** The page of a GitHub or Gitea job, where it has one. */
function summarize(report: Report, { environment }: World): void {
  const file = environment['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, summary.write(report, { colours: false }));
}

function save(file: string, text: string): void {
  attempt(
    () => writeFileSync(file, text),
    ({ message }) => {
      throw new ConfigError(`${file} can't be written: ${message}`);
    },
  );
}
