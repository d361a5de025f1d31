import { unicodeTest } from './characters.ts';
import type { ProtectionKind } from './types.ts';

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const MENTION = /^@[A-Za-z][\w-]*(?:[./][\w.*-]+)*(?:\(\))?$/;
const FLAG = /^(?:--[A-Za-z][\w-]*(?:[=:.][^\s]*)?|-[A-Za-z])$/;
const ASSIGNMENT = /^[A-Za-z_][\w.-]*={1,3}[^=>\s]/;
const PORT = /^[A-Za-z][\w.-]*:\d+$/;

const VERSION = /^v?\d+(?:\.(?:\d+|[x*]))*(?:-[\w.]+)?$/i;
/** "e.g", "U.S", "a.m", "Ph.D". */
const isInitials = unicodeTest(/^[A-Za-z](?:\.[A-Za-z])+$|^Ph\.D$/, () => /^\p{L}(?:\.\p{L})+$|^Ph\.D$/u);
/** Products that carry a full stop in their name. */
const DOTTED_PRODUCT = /^[A-Z][\w-]*\.(?:js|JS|io|IO|NET|net|ai|AI|com|org|dev|app|sh|rs)$/;
const SMALL_DOTTED_PRODUCT =
  /^(?:node|next|nuxt|vue|three|d3|socket|express|chart|backbone|ember|moment|react|alpine|knex|asp|ado|fly|monday|draw|booking|amazon|asm)\.(?:js|io|net|com)$/i;

/** Two sentences without a space between them: "it stops.Then it". */
const RUN_ON =
  /^[a-z]{3,}\.(?:The|This|That|These|Those|It|If|In|When|Then|You|We|For|But|And|Also|However|There|They|To|As|Note|Use|See|By|With|After|Before|Once|So|At|On|An|Please|Next)$/;

const FILE = /(?:^|[/\\])[\w.@*{}[\]-]*\.[A-Za-z][A-Za-z0-9]{0,9}$/;
const ROOTED = /^(?:\.{1,2}|~)?\/[\w.@:*{}$~-]/;
const DRIVE = /^[A-Za-z]:\\|^\\\\\w/;
const PATH_START = /^(?:src|lib|dist|node_modules|packages|usr|etc|application|multipart)\//;

function classifyPath(token: string): ProtectionKind | undefined {
  const steps = token.split('/');
  // Dates, and alternatives such as "TypeScript/Node.js".
  if (steps.every((step) => /^\d*$/.test(step))) return undefined;
  if (steps.every((step) => /^[A-Z]/.test(step) && classifyDotted(step) === undefined)) return undefined;
  if (ROOTED.test(token) || FILE.test(token) || PATH_START.test(token)) return 'identifier';
  if (/^[\w.-]+\/$/.test(token) && token.length > 3) return 'identifier';
  if (steps.length >= 3 && /[_.*{:@]|\d{2}/.test(token)) return 'identifier';
  return steps.length >= 5 ||
    /^text\/(?:html|plain|css|csv|xml|javascript|markdown|event-stream)$/.test(token)
    ? 'identifier'
    : undefined;
}

function classifyDotted(written: string): ProtectionKind | undefined {
  const token = written.replace(/^[~=^]+/, '');
  if (token.startsWith('.'))
    return /^\.[A-Za-z][\w.-]*$/.test(token) && token !== '.NET' ? 'identifier' : undefined;
  if (VERSION.test(token) || isInitials(token) || /^\d/.test(token)) return undefined;
  if (DOTTED_PRODUCT.test(token) || SMALL_DOTTED_PRODUCT.test(token)) return undefined;
  if (RUN_ON.test(token)) return undefined;
  return /[A-Za-z\d]\.[A-Za-z\d*]/.test(token) ? 'identifier' : undefined;
}

/**
 * What a token (text between spaces, without surrounding punctuation) is if it is not language.
 * Product names ("Node.js", "ASP.NET"), abbreviations ("e.g"), versions and alternatives ("and/or") are language.
 */
export function classifyToken(token: string): ProtectionKind | undefined {
  if (!/[A-Za-z\d]/.test(token)) return undefined;
  if (token.includes('@')) return EMAIL.test(token) ? 'link' : MENTION.test(token) ? 'identifier' : undefined;
  if (token.startsWith('-')) return FLAG.test(token) ? 'identifier' : undefined;
  if (/[A-Za-z\d]_|_[A-Za-z\d]/.test(token)) return 'identifier';
  if (/[\w\])]\(\)|\w::\w|^::\w/.test(token)) return 'identifier';
  if (ASSIGNMENT.test(token) || PORT.test(token) || DRIVE.test(token)) return 'identifier';
  if (/^\*+[./]/.test(token) || /[/.]\*/.test(token)) return 'identifier';
  if (token.includes('/')) return classifyPath(token);
  return token.includes('.') ? classifyDotted(token) : undefined;
}
