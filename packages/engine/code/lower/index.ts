import type { CodeLanguage } from '../parser/types.ts';
import type { Lower } from './lowering.ts';
import { lowerCSharp } from './csharp.ts';
import { lowerGo } from './go.ts';
import { lowerJava } from './java.ts';
import { lowerKotlin } from './kotlin.ts';
import { lowerPhp } from './php.ts';
import { lowerPython } from './python.ts';
import { lowerRuby } from './ruby.ts';
import { lowerRust } from './rust.ts';
import { lowerScriptModule } from './script-modules.ts';

/** How each language's syntax tree becomes statements. */
export const LOWERINGS: Readonly<Record<CodeLanguage, Lower>> = {
  typescript: lowerScriptModule,
  tsx: lowerScriptModule,
  javascript: lowerScriptModule,
  python: lowerPython,
  java: lowerJava,
  kotlin: lowerKotlin,
  go: lowerGo,
  php: lowerPhp,
  ruby: lowerRuby,
  rust: lowerRust,
  csharp: lowerCSharp,
};
