import { part, type TemplateSection } from './template-sections.ts';
import { TEMPLATES } from './templates.ts';

/** What a project is written in: what it needs, and what it is got with as a library and as a program. */
const LANGUAGES: readonly (readonly [RegExp, name: string, library: string, program: string])[] = [
  [/\b(?:Go|Golang)\b/, 'Go', 'go get', 'go install'],
  [/\bRust\b/, 'Rust', 'cargo add', 'cargo install'],
  [/\bPython\b/i, 'Python', 'pip install', 'pipx install'],
  [
    /\b(?:TypeScript|JavaScript|Node(?:\.js)?|React|Vue|Svelte|npm)\b/i,
    'Node.js',
    'npm install',
    'npm install --global',
  ],
  [/\bRuby\b/i, 'Ruby', 'bundle add', 'gem install'],
  [/\bPHP\b/, 'PHP', 'composer require', 'composer global require'],
  [/(?:\bC#|(?<!\w)\.NET\b)/i, '.NET', 'dotnet add package', 'dotnet tool install'],
];
const PROGRAM = /\b(?:CLI|command[- ]line|terminal)\b|\b(?:tool|utility|script)\b(?! (?:library|for the))/i;
const LIBRARY = /\b(?:library|lib|SDK|crate|gem|npm package|package|module|bindings?|hook|components?)\b/i;
const SERVICE =
  /\b(?:service|server|API|app|application|bot|daemon|worker|backend|gateway|proxy|exporter|operator)\b/i;

const API = part(
  'API',
  'For each public function or class, give its signature, its parameters, what it returns, and the errors.',
  [],
  /api|reference|functions?|methods?/,
);
const COMMANDS = part(
  'Commands and options',
  'List each command and flag with its default and what it does.',
  [],
  /commands?|flags?|options?/,
);

/** The sections of a README, by what kind of thing it is about, as far as its topic says. */
export function readmeSections(topic: string, hasOptions: boolean): readonly TemplateSection[] {
  const [, language, library, program] = LANGUAGES.find(([name]) => name.test(topic)) ?? [];
  const isProgram = PROGRAM.test(topic);
  const isLibrary = !isProgram && LIBRARY.test(topic);
  const isService = !isProgram && !isLibrary && SERVICE.test(topic);
  const command = isProgram ? program : isLibrary ? library : undefined;
  const example = isProgram
    ? 'Show the most common call, with its output.'
    : isLibrary
      ? 'Show the smallest program that uses it, with its output.'
      : undefined;
  return TEMPLATES.readme.sections.flatMap((section) => {
    switch (section.title) {
      case 'Requirements':
        return {
          ...section,
          purpose: `Name the systems that it runs on, ${language ? `the oldest ${language} version` : 'the versions that it needs'}, and any account or key.`,
        };
      case 'Install':
        return command
          ? { ...section, purpose: `Give the command that installs it: \`${command}\` and its name.` }
          : section;
      case 'Use':
        return [
          example ? { ...section, purpose: example } : section,
          ...(isLibrary ? [API] : isProgram && !hasOptions ? [COMMANDS] : []),
        ];
      case 'Configuration':
        return isService ? { ...section, expected: true } : section;
      default:
        return section;
    }
  });
}
