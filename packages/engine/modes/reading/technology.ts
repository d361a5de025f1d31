import type { SourceDocument } from '../../document/types.ts';
import { brandSpellings } from '../../rules/data/brand-names.ts';

/** Standards and platforms that many texts speak of and few are about. */
export const TECHNOLOGY =
  /^(?:IPv[46]|Android|iOS|iPhone|Git|C\+\+|arm64|x64|x86|Xcode|Visual Studio(?: Code)?|OpenSSL|npm|Azure|Google|Microsoft|Apple|Intel|React|Angular|Vue|Amazon S3|Terraform|Ansible|Jenkins|Nginx|Apache|Bash|PowerShell|Excel|PyPI|Maven|Gradle|Webpack|Unicode|UTF-\d+|Linux|Debian|Ubuntu|Fedora|Solaris|GNU|Windows|macOS|Unix|POSIX|GitHub|GitLab|JavaScript|TypeScript|Python|Java|Ruby|Rust|Node|Node\.js|Docker|Kubernetes|Redis|Kafka|Postgres(?:QL)?|MySQL|SQLite|MongoDB|Chrome|Firefox|Safari|Slack|Markdown|Boolean|Promise|String|Europe|English)$/i;

/** Of these, names that people search a text by: no kinds of values, regions or languages. */
const UNSOUGHT = /^(?:Boolean|Promise|String|Europe|English|Apple|Excel|Intel|Google|Microsoft|Slack|Node)$/i;

/** The technologies that a text names with their capitals, as it writes them, the first named first. */
export function technologiesIn({ blocks }: SourceDocument): readonly string[] {
  const named = blocks.flatMap(({ words }) =>
    words.flatMap(({ kind, text }) => {
      const name = text.replace(/['’]s?$/, '');
      const isName = kind === 'word' && /\p{Lu}/u.test(name) && !UNSOUGHT.test(name);
      return isName && (TECHNOLOGY.test(name) || BRANDS.has(name)) ? [name] : [];
    }),
  );
  return [...new Set(named)];
}

/** Names of products as their owners write them. */
export const BRANDS: ReadonlySet<string> = new Set(brandSpellings().flatMap(({ to }) => to));
