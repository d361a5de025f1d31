import { withArticle } from '../../checks/article.ts';
import { ADJECTIVE } from '../../spelling/lexicon.ts';
import { singularOf } from '../../spelling/inflect.ts';
import { partsOf } from '../../spelling/parts.ts';
import { tagWords } from '../../vale/tagging/tagger.ts';
import type { ContentType } from '../reading/content-type.ts';
import { isFinite } from '../reading/parts-of-speech.ts';
import { capitalized } from '../writing/capitals.ts';
import { isClause } from '../writing/splices.ts';
import { textsOfKinds, type Facts } from './told.ts';
/** "It forwards messages." at the head of a README, said of its name; undefined for any other. */
export function summaryOf(topic: string, type: ContentType | undefined, facts: Facts): string {
  const [first = ''] = textsOfKinds(facts, 'statement');
  const [, is, said = is && `is ${is}`] = /^It(?:['’]s (an? .*)| (\p{Ll}+s\b.*))$/su.exec(first) ?? [];
  // "GitHub Action that labels issues": what it is, without "is".
  const [, thing = ''] = /^(?:an? )?((?:[\p{L}\d-]+ ){1,6}?(?:that|which) .+)$/isu.exec(asTool(first)) ?? [];
  const does =
    said ?? (thing && !isClause(thing.replace(/ (?:that|which) .*$/s, '')) ? `is ${withArticle(thing)}` : '');
  if (type === 'concept') return defined(topic, first, facts.told[0]?.text === first);
  return type === 'readme' && topic !== '' && does ? `${topic} ${does}` : '';
}

/** "small Go binary, lists and closes …": what does something. */
const TOOL =
  /^((?:[\p{L}\d-]+ ){0,4}(?:binary|tool|cli|library|service|server|client|script|plugin|app|bot|daemon|package)), (?=\p{Ll}+s )/iu;

const asTool = (text: string): string => {
  const said = text.replace(TOOL, '$1 that ');
  const isPlain =
    said !== text && (partsOf((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()) & ADJECTIVE) !== 0;
  return isPlain ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
};

/** "It makes …" of nothing in front. */
const IMPERSONAL =
  /^(?:is|was) (?:\w+ly )?(?:possible|important|easy|hard|best|better|recommended|necessary|common|worth|useful|time|up)\b|^(?:takes|depends|makes (?:no )?sense|seems|turns out)\b/;

/** "A switch to turn features on", "It turns features on" behind "What is a feature flag?" as what it is; empty for any other note. */
function defined(topic: string, first: string, isFirst: boolean): string {
  const name = topic.replace(/ (?:in|of|for|on) .*$/, '');
  const last = name.split(' ').at(-1) ?? '';
  const single = singularOf(last);
  const isMany = single !== undefined && single !== last;
  const one = isMany
    ? capitalized(withArticle(name.slice(0, name.length - last.length) + single))
    : capitalized(name);
  const [, they = '', is, does = is && `is ${is}`] =
    /^(It|They)(?:['’]s (.+)| (\p{Ll}.+))$/su.exec(first) ?? [];
  if (does && isFirst && topic !== '' && !IMPERSONAL.test(does) && (they === 'It' || isMany))
    return `${they === 'It' ? one : capitalized(name)}${topic.slice(name.length)} ${does}`;
  const [, article = '', rest = ''] = /^(an?|the) ([^.;:]{8,})\.?$/i.exec(first) ?? [];
  // "A workspace groups projects" tells what it does.
  if (rest === '' || topic === '' || rest.toLowerCase().startsWith(name.toLowerCase().replace(/s$/, '')))
    return '';

  const words = rest.match(/[\p{L}\p{N}'’-]+|,/gu) ?? [];
  const [upTo = rest] = rest.split(/ (?:to|that|which|who|where|for|with|of) /);
  const tags = tagWords([article.toLowerCase(), ...words]).slice(1, 1 + upTo.split(/\s+/).length);
  if (tags.some(isFinite)) return '';
  return `${one}${topic.slice(name.length)} is ${article.toLowerCase()} ${rest}.`;
}
