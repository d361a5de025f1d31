import { withArticle } from '../../checks/article.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { lookUp, PLURAL, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { isClause } from '../writing/splices.ts';
import { partsOf } from '../../spelling/parts.ts';

/** "csvkit, a Go library that parses CSV" in its name and what it is. */
export function splitGloss(topic: string): string[] {
  const [, called, kind] = /^["“]?(\S+?)["”]? \(((?:an?|our|the) [^()]{5,})\)$/i.exec(topic) ?? [];
  if (called && kind) return [called, kind.replace(/^our /i, 'the ')];
  const [, of = 'a', sort = '', title = '', more = ''] =
    /^(?:(an?|the|our) )?(.{3,60}?) (?:called|named) ["“`]?([\w.-]+)["”`]?(,? (?:that|which|for) .+)?$/i.exec(
      topic,
    ) ?? [];
  const [, own = '', itself = ''] = OWN_NAME.exec(topic) ?? [];
  if (itself) return [itself, withArticle(own)];
  if (title) return [title, `${/^an$/i.test(of) ? 'an' : 'a'} ${sort}${more}`];
  const [, tool, does = ''] = /^["“`]?([\w.-]+)["”`]?\s+[-–—]\s+(?:an?\s+)?(\p{L}.{8,})$/u.exec(topic) ?? [];
  const [verb = '', next = ''] = does.split(' ');
  // "git-tidy - deletes local branches".
  const parts = partsOf(verb);
  const isDeed = (parts & THIRD_PERSON) !== 0 && ((parts & PLURAL) === 0 || classesOf(next) === 0);
  if (tool && isDeed) return [tool, does];
  if (tool && does) return [tool, withArticle(does)];
  const [, name, gloss] = /^["“]?([^,"”]{2,40})["”]?,\s+((?:an?|the|our)\s.{8,})$/i.exec(topic) ?? [];
  // "pgsnap, python tool to restore databases": a small name, and what it is.
  const [, small, what = ''] = /^([a-z][\w-]+),\s+(?!and\b|or\b)(\p{L}[^,]{8,}.*)$/u.exec(topic) ?? [];
  if (
    small &&
    what &&
    (lookUp(small) === 0 ||
      /\b(?:tool|library|cli|app|service|package|plugin|server|client|script|module|bot|framework|extension|wrapper|daemon)\b/i.test(
        what,
      )) &&
    !/^(?:an?|the|our|please|for|to|in|on|with|when|how|by)\b/i.test(what) &&
    !isClause(what)
  )
    return [small, withArticle(what)];
  return name && gloss && !/\bbetween\b/i.test(name)
    ? [name, gloss]
    : [topic.replace(/^an?\s+(?=\S)/i, '').replace(/^(?:our|my)\s+(?=\S)/i, 'the '), ''];
}

/** "our internal Terraform module vpc-basic". */
const OWN_NAME =
  /^(?:(?:the|our|my|an?) )?((?:[\w-]+ ){0,3}(?:module|tool|library|cli|package|service|script|plugin|action|chart|sdk|bot|daemon|wrapper|operator)) ((?=[a-z]*[-_\d])[a-z][\w.-]+)$/i;
