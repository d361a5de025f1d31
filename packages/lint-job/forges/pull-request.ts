import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { attempt } from '../attempt.ts';
import { ConfigError } from '../failure.ts';
import type { World } from '../world.ts';
import { createBitbucket } from './bitbucket.ts';
import { createGithub } from './github.ts';
import { createGitlab } from './gitlab.ts';
import type { Forge } from './types.ts';

/** The pull request that a CI job runs for. */
export interface PullRequest {
  /** The commit or branch that it is to be merged into. */
  readonly base: string;
  /** Its last commit; empty where the CI system does not tell. */
  readonly head: string;
  /** Absent where the job has no token to write with. */
  readonly forge?: Forge;
}

const eventSchema = z.object({
  pull_request: z.object({
    number: z.int().positive(),
    base: z.object({ sha: z.string() }),
    head: z.object({ sha: z.string() }),
  }),
});

/** Reads what the CI system says about the pull request. Throws a `ConfigError` where the job runs for none. */
export async function readPullRequest({ environment, fetch }: World): Promise<PullRequest> {
  const get = (name: string): string => environment[name]?.trim() ?? '';
  const number = (name: string): number => Number(get(name)) || none(name);
  if (get('GITHUB_ACTIONS') === 'true' || get('GITEA_ACTIONS') === 'true') {
    const name = get('GITEA_ACTIONS') === 'true' ? 'Gitea' : 'GitHub';
    const { pull_request: pull } = readEvent(get('GITHUB_EVENT_PATH'));
    const token = get('GITHUB_TOKEN') || get('GITEA_TOKEN');
    const apiUrl = get('GITHUB_API_URL') || 'https://api.github.com';
    const repository = get('GITHUB_REPOSITORY');
    const options = { name, fetch, apiUrl, token, repository, number: pull.number } as const;
    return { base: pull.base.sha, head: pull.head.sha, ...(token && { forge: createGithub(options) }) };
  }
  if (get('GITLAB_CI') === 'true') {
    const token = get('GITLAB_TOKEN');
    const iid = number('CI_MERGE_REQUEST_IID');
    const options = {
      fetch,
      apiUrl: get('CI_API_V4_URL'),
      token,
      project: get('CI_PROJECT_ID'),
      number: iid,
    };
    const head = get('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA');
    return {
      base: get('CI_MERGE_REQUEST_DIFF_BASE_SHA'),
      head,
      ...(token && { forge: createGitlab(options) }),
    };
  }
  if (get('BITBUCKET_BUILD_NUMBER')) {
    const token = get('BITBUCKET_TOKEN');
    const id = number('BITBUCKET_PR_ID');
    const apiUrl = get('BITBUCKET_API_URL') || 'https://api.bitbucket.org/2.0';
    const options = { fetch, apiUrl, token, repository: get('BITBUCKET_REPO_FULL_NAME'), number: id };
    const base = `origin/${get('BITBUCKET_PR_DESTINATION_BRANCH')}`;
    return { base, head: '', ...(token && { forge: createBitbucket(options) }) };
  }
  return none('GITHUB_ACTIONS, GITLAB_CI and BITBUCKET_BUILD_NUMBER');
}

function readEvent(file: string): z.infer<typeof eventSchema> {
  const text = attempt(
    () => readFileSync(file, 'utf8'),
    () => none('GITHUB_EVENT_PATH'),
  );
  const parsed = eventSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : none('the event');
}

function none(what: string): never {
  throw new ConfigError(
    `There is no pull request here (seen from ${what}). Run --pipeline in a job for pull or merge requests, or name files.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
