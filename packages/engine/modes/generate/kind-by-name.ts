import type { ContentType } from '../reading/content-type.ts';

/** All of a topic. */
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/;
/** What the name of a page's matter says of its kind, where nobody names one; the first that matches decides. */
const KINDS: readonly (readonly [ContentType, RegExp])[] = [
  ['runbook', /^what to do (?:when|if)\b/i],
  ['postmortem', /^(?:[\w ]+['’]s |the |our )?(?:[\w-]+ )?(?:incident|outage)$/i],
  [
    'reference',
    /^(?:the )?(?:[\w-]+ )?(?:settings|options|flags|parameters|environment variables|exit codes|shortcuts|config(?:uration)? file) (?:of|for)\b/i,
  ],
  ['api-reference', CALL],
  // "Pool rules for the gym", and no rules of a program
  [
    'policy',
    /^(?!.*\b(?:alert(?:ing)?|basic|business|css|firewall|golden|forwarding|lint(?:ing)?|mapping|matching|naming|parsing|pricing|redirect|routing|scoring|style|validation)\b)(?:the |our )?(?:[\p{L}-]+ ){1,3}rules(?: (?:for|of|at|in) [^,:]{3,50})?$/iu,
  ],
];

/** The kind of page that its name asks for: "pool rules for the gym"; undefined for any other. */
export function kindByName(name: string): ContentType | undefined {
  return KINDS.find(([, named]) => named.test(name))?.[0];
}
