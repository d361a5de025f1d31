import { withArticle } from '../../checks/article.ts';
import { singular as singularOf } from '../../code/routes/inflections.ts';

/** Third person at the beginning of a comment: `Lists products` is a title as `List products`. */
const THIRD_PERSON = /^(?<how>[A-Z][a-z]+ly )?(?<verb>[A-Za-z][a-z]+s|E-mails|Re-[a-z]+s)(?=\s)/;

/** `lists`, `copies`, `watches`, `authorizes` without their endings. */
function baseOf(verb: string): string {
  return verb.replace(/(?:(?<=[a-z]{2})ies|(?<=ss|x|ch|sh|zz)es|s)$/, (ending) =>
    ending === 'ies' ? 'y' : '',
  );
}

/** `getUserById`, `user_id`, `order-lines` as words. */
export function words(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .replace(/\bids?\b/g, (word) => (word === 'id' ? 'ID' : 'IDs'))
    .replace(
      /\b(?:api|url|csv|pdf|sku|isbn|rsvp|faq|sms|iban|qr|gpx|xml|json|ics|rss|otp|mfa|sso)\b/g,
      (word) => word.toUpperCase(),
    );
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Lists orders` as `List orders`. */
export function imperative(said: string): string {
  const summary = said.replace(/^(?:Attempts?|Tries|Try) to (?=\w)/, '');
  if (summary !== said) return sentenceCase(summary);
  const { how = '', verb } = THIRD_PERSON.exec(summary)?.groups ?? {};
  if (verb === undefined) return summary.replace(/^(?:This (?:endpoint|route|method) )/i, '');
  const base = sentenceCase(baseOf(verb));
  const isVerbForm =
    /^(?:List|Get|Return|Create|Update|Delete|Remove|Add|Fetch|Find|Search|Send|Read|Show|Retrieve|Replace|Register|Upload|Download|Place|Cancel|Report|Serve|Handle|Refresh|Reset|Verify|Validate|Publish|Archive|Restore|Export|Import|Mark|Set|Assign|Store|Save|Generate|Render|Move|Copy|Start|Stop|Revoke|Log|Sign|Check|Count|Issue|Redirect|Close|Open|Approve|Reject|Submit|Accept|Process|Invite|Subscribe|Patch|Change|Tell|Give|Answer|Look|Make|Put|Pay|Apply|Renew|E-mail|Email|Re-[a-z]+)$/;
  const isNoun = /^ (?:of|for|in|by)\b/.test(summary.slice(how.length + verb.length));
  const isKnown = isVerbForm.test(base) || (isVerb(base) && !isNoun);
  const rest = summary
    .slice(how.length + verb.length)
    // `and forgets its entries`, `or disables quick connect`.
    .replace(/(?<= and )[a-z]+s(?= (?:an?|the|its|all|each|every|them|their|whoever|whatever)\b)/g, baseOf)
    .replace(/^ or [a-z]+s(?= )/, (other) => (isKnown ? baseOf(other) : other));
  // What does something to something.
  const isDoing =
    /^ (?:(?:for|to|out|to [a-z]+) )?(?:an?|the|all|one|this|these|its|each|every|new|what|how|that|whether|which)\b|^ (?!(?:his|its|as|is|was)\b)[a-z]+s (?:out|of|from|to|for|into|in|by)\b/.test(
      rest,
    );
  return isDoing || isKnown ? how + (how ? base.toLowerCase() : base) + rest : summary;
}

/** What can be done to things, where a path or a handler is called so. */
export function isVerb(word: string): boolean {
  return /^(?:cancel|approve|reject|publish|archive|restore|activate|deactivate|enable|disable|close|reopen|complete|confirm|retry|start|stop|pause|resume|verify|refund|capture|duplicate|clone|export|import|lock|unlock|merge|ship|pay|accept|decline|leave|join|like|follow|unfollow|favorite|mute|block|reset|resend|revoke|rotate|sync|assign|unassign|send|submit|invite|transfer|move|copy|upgrade|rebuild|repair|rename|restart|stop|add|remove|update|validate|preview|search|query|test|trigger|translate|scrobble|receive|recover|return|end|finish|begin|open|renew|rate|extend|unpublish|pin|unpin|claim|release|ban|unban|snooze|deliver|change|check|dispatch|generate|import|login|publish|schedule|sign|subscribe|withdraw|acknowledge|escalate|resolve|rerun|replay|redeem|apply|enroll|unenroll|vote|swap|split|hide|suspend|unsuspend|reactivate|terminate|promote|demote|share|unshare|star|unstar|watch|unwatch|attach|detach|link|unlink|connect|disconnect|reply|forward|reorder|reschedule|reassign|settle|bookmark|remind|notify|skip|book|reserve|borrow|freeze|unfreeze|reindex|reprocess|recalculate|run|execute|water)$/i.test(
    word,
  );
}

export function isPlural(word: string): boolean {
  return /[^su]s$/i.test(word) || /^(?:people|children|media|data)$/i.test(word);
}

/** Of data, no one speaks as of one datum. */
export const singular = (text: string): string =>
  /(?:^| )(?:data|media)$/i.test(text) ? text : singularOf(text);

/** `an order`; `it` where there is no noun. */
export function article(noun: string): string {
  return noun === '' ? 'it' : withArticle(noun);
}
