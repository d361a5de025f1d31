import { asSentence } from './sentences.ts';

/** What a prompt says of the page itself, and not of its matter. */
export interface Directives {
  /** Whom it is for: "new employees"; empty where the prompt doesn't say. */
  readonly readers: string;
  /** The sections that are wanted, in order; none where the kind of document decides. */
  readonly sections: readonly string[];
  /** What must not be mentioned. */
  readonly unsaid: readonly string[];
  /** Wishes that nobody but a person can follow: "Tone: formal". */
  readonly open: readonly string[];
  /** What it leaves to the writer, whole sentences: "For each, say how to fix it." */
  readonly asked: readonly string[];
}

const READERS =
  /[(,;]?[ \t]{0,3}\b(?:(?:target )?audience(?= (?!is\b|are\b|(?:of|for|from|in|will|should|must)\b)(?:[\w-]+ ){0,2}\p{Ll}+s\b)|readers(?= (?!of|is|are|build|make|create|learn|get)\w)|(?:(?:target )?audience|readers)(?: is(?! not)| are(?! not)|:| =))\s*(?<readers>[^().;\n]+)\)?[.;]?/iu;
const SECTIONS =
  /(?<=^|[.;!?]\s{1,8}|\n\s{0,8}|,\s{1,8})(?:with (?:the )?(?:following )?)?(?:wanted )?(?:sections?|headings?|chapters?)(?: wanted)?\s*:\s*(?<names>[^.\n;]+(?:,|;| and )[^.\n]+)\.?/i;
/** Sentences, and what is joined to one by "and please". */
const CLAUSE =
  /(?<=^|[.!?;\n(]\s{0,8}|\band )(?:please\s+)?(?<wish>(?:keep (?:it|this|the (?:page|text|document|doc|tone|language|style|wording|whole|answers|guide))\b(?! (?:in|at|on|for)\b)|make it|(?:do not|don['’]t|never) (?:mention|talk about|refer to|name|say anything about)|tone\s*:|style\s*:|voice\s*:|length\s*:|(?:max(?:imum)?|at most|no more than|not more than|under) (?:\d+|one|two|a|half a) (?:words?|pages?)\b)(?:[^.!?;\n)]|[.](?=\S))*)[.!;]?/gi;
/** "For each say how to check and fix it." */
const FOR_EACH =
  /(?<=^|[.!?]\s{1,8}|\n\s{0,8})(?:please )?for each(?: of (?:them|these)| one| \w+)?,? (?:please )?(?:say|explain|describe|give|list|show|tell|state|add|include|write)\b[^.!?\n]*[.!]?/gi;
export const UNSAID =
  /^(?:do not|don['’]t|never) (?:mention|talk about|refer to|name|say anything about)\s+(?<what>.+)$/i;
/** What it says of the length. */
const LENGTH = /\b(?:\d+|one|two|a|half a|single)[ -](?:single )?(?:word|page)s?\b/i;

/** "Readers know JavaScript": what they do tells who they are. */
const DO =
  /^(?:already |mostly |often )?(?:know|have|use|need|want|understand|work|come|run|write|build|operate|can|don['’]t|do not|never)\b/i;
/** "The audience knows TypeScript": the same of one. */
const DOES =
  /^((?:already |mostly |often )?(?:know|use|need|want|understand|work|come|run|write|build|operate))s\b/i;
const asPeople = (readers: string): string =>
  (DO.test(readers) ? `readers who ${readers}` : readers.replace(DOES, 'readers who $1'))
    .replace(/\bour\b/g, 'the')
    .replace(/, no (?=\S)/, ' with no ');

/** Takes the directives out of a prompt. */
export function readDirectives(prompt: string): { directives: Directives; told: string } {
  // Code is matter: nothing in it is a wish.
  const parts = prompt.split(/(^[ \t]*```[\s\S]*?^[ \t]*```)/m);
  let readers = '';
  let sections: readonly string[] = [];
  const unsaid: string[] = [];
  const open: string[] = [];
  const asked: string[] = [];
  const told = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    return part
      .replace(READERS, (...match) => {
        readers ||= asPeople((match.at(-1) as { readers: string }).readers.trim());
        // What stood inside of a sentence leaves its end.
        return /^[,;].*[.;]$/s.test(String(match[0])) ? '.' : '';
      })
      .replace(SECTIONS, (...match) => {
        const { names } = match.at(-1) as { names: string };
        sections = names
          .split(/[,;]\s*(?:and\s+)?|\s+and\s+/)
          .map((name) => name.trim())
          .filter(Boolean);
        return '';
      })
      .replace(FOR_EACH, (sentence) => {
        asked.push(asSentence(sentence));
        return '';
      })
      .replace(CLAUSE, (...match) => {
        const { wish } = match.at(-1) as { wish: string };
        for (const one of wish.split(/,?\s+and (?:please )?(?=don['’]t|do not|never|keep|make)/i)) {
          const what = UNSAID.exec(one)?.groups?.['what'];
          if (what) unsaid.push(what.replace(/^(?:the|our|any|an?)\s+/i, '').trim());
          else if (!LENGTH.test(one)) open.push(one.trim());
        }
        return '';
      });
  });
  return {
    directives: { readers, sections, unsaid, open, asked },
    told: told.join('').replace(/(?<=\w) and\s*(?=\n|$)/g, ''),
  };
}

/** Whether a fact speaks of something that must not be mentioned. */
export function isUnsaid(fact: string, { unsaid }: Directives): boolean {
  const text = fact.toLowerCase();
  return unsaid.some((what) => text.includes(what.toLowerCase().replace(/s$/, '')));
}
