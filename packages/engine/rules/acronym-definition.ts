import type { CodeCheck, Match } from '../checks/types.ts';
import { knownAcronym } from './data/known-acronyms.ts';
import type { Rule } from './types.ts';

/** Acronyms that readers of technical texts know better than their long forms. */
const KNOWN = new Set(
  (
    'ACL AI API APIs APIS ASCII AWS BIOS CD CI CLI CORS CPU CPUs CSS CSV CVE DB DNS DOM FAQ FTP GB GCP GET GHz GIF GMT GPU GPUs GUI HEAD HTML HTTP HTTPS ID IDE IDs IEEE IO IP ISO IT JPEG JPG JS JSON JSX JWT KB LAN ' +
    'LLM MB MDX MIT ML MP3 MP4 MVC NASA NOTE NPM NULL OAuth OK ORM OS PATCH PC PDF PHP PID PNG POST PUT RAM README REST RFC SDK SDKs SQL SSD SSH SSL SVG TB TCP TLS TODO TOML TSX TV UDP UI UK URI URIs URL URLs US USA USB UTC UTF UUID ' +
    'UX VM VMs VPN WAN XML YAML ZIP AM PM A I II III IV VI VII VIII IX XI TRUE FALSE TLDR JVM JDK AND OR NOT ALL ANY NEW IF DO DELETE OPTIONS INSERT SELECT UPDATE WHERE FROM JOIN MUST SHOULD MAY SHALL WARNING IMPORTANT CAUTION TIP DANGER INFO EU GNU BSD ' +
    'DIY RGB RGBA HSL NaN EOF LTS PR PRs QA VS TS ESM CJS ASGI WSGI CGI DI PDM NVM PNPM GRPC ASAP ETA HTTP2 SMS GPS QR LED LCD USD EUR CEO CTO RSS SEO SPA SSR TCP CDN CRUD DOS IOS LTR RTL WYSIWYG SHA RSA AES HMAC GIT SVN'
  ).split(' '),
);
const ACRONYM = /(?<![\w/.@#$-])[A-Z]{2,6}s?(?![\w/@-]|\.\w|\()/g;

/** The errors of an operating system: “ENOENT”, “EMFILE”. */
const ERROR_CODE =
  /^E(?:NO[A-Z]{2,3}|ACCES|PERM|EXIST|INVAL|AGAIN|PIPE|M?FILE|NFILE|BUSY|ISDIR|XDEV|LOOP|ROFS|FAULT|INTR|IO)$/;

const isPlain = (name: string) => knownAcronym(name)?.plain === true;

const find: CodeCheck['find'] = ({ blocks, text, protectedRanges }) => {
  const seen = new Set<string>();
  const codeNames = new Set(
    protectedRanges.flatMap(({ kind, start, end }) =>
      kind === 'code' ? (text.slice(start, end).match(/(?<![\w-])[a-z]{2,6}(?![\w-])/g) ?? []) : [],
    ),
  );
  return blocks.flatMap((block) => {
    if (block.kind === 'table-cell') return [];
    return [...block.prose.matchAll(ACRONYM)].flatMap((match): readonly Match[] => {
      const name = match[0].replace(/s$/, '');
      if (ERROR_CODE.test(name) || KNOWN.has(match[0]) || KNOWN.has(name) || isPlain(name) || seen.has(name))
        return [];
      // What the document's own code writes in small letters is the name of a tool or a language.
      if (codeNames.has(name.toLowerCase())) return [];
      const shouted =
        /\b[A-Z]{2,}\s+$/.test(block.prose.slice(0, match.index)) ||
        /^\s+[A-Z]{2,}\b/.test(block.prose.slice(match.index + match[0].length));
      // A heading may name what the text then defines.
      if (block.kind === 'heading' || shouted) return [];
      seen.add(name);
      const [start, end] = [block.start + match.index, block.start + match.index + match[0].length];
      const before = text.slice(block.start, start);
      const after = text.slice(end, block.end);
      const defined = /\(\s*[*_]*$/.test(before) && initials(before).includes(name.toLowerCase().slice(0, 2));
      const explains =
        /^[*_]*\s*\((?=[^)]*[a-z]{3})/.test(after) ||
        /^,? (?:short for|which stands for|stands for|or [A-Z][a-z]+ [A-Z])/.test(after);
      if (defined || explains || isExpanded(text, name, start)) return [];
      return [
        {
          start,
          end,
          replacement: null,
          message: `Spell “${name}” out where it first stands, with the acronym in parentheses.`,
        },
      ];
    });
  });
};

function initials(text: string): string {
  return (text.match(/[A-Za-z0-9]+/g) ?? [])
    .slice(-8)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
}

/** Whether the long form stands before the acronym in parentheses somewhere before an offset. */
function isExpanded(text: string, name: string, until: number): boolean {
  const at = text.indexOf(`(${name})`);
  return (
    at > 0 &&
    at < until &&
    initials(text.slice(Math.max(0, at - 80), at)).includes(name.charAt(0).toLowerCase())
  );
}

export const acronymDefinition: Rule = {
  id: 'acronym-definition',
  label: 'Acronyms explained at first use',
  description:
    'Spell an acronym out where it first stands: “service-level agreement (SLA)”. Acronyms that everybody knows need no explanation.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [{ kind: 'code', find }],
  examples: () => [
    { text: 'The SLA covers it. Read the SLA.', findings: [{ quote: 'SLA', suggestion: null }] },
    {
      text: 'The service-level agreement (SLA) covers the API. Read the SLA. RBAC (role-based access control) is on.',
      findings: [],
    },
    {
      text: 'The SLA applies. The service-level agreement (SLA) is long.',
      findings: [{ quote: 'SLA', suggestion: null }],
    },
    { text: 'Install it with ZRK, written in TS: `zrk add it`.', findings: [] },
    { text: '## SLA\n\nCall `SLA` in [it](SLA.md). The Service Level Agreement (SLA).', findings: [] },
  ],
};
