import type { ContentType } from '../reading/content-type.ts';
import { join } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import type { Request } from './request.ts';

/** "1.3.0:", "## v2.1 (3 May 2026)", at the start of a line or behind a sentence. */
const VERSION =
  /(?<=^|\n|[.;!][ \t]+)(?:#{1,4}[ \t]+|[-*][ \t]+)?\[?(?:version )?(?<version>v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?)\]?(?<day>[ \t]*\([^()\n]{4,20}\)|[ \t]+-[ \t]+\d{4}-\d\d-\d\d)?(?:[ \t]*:[ \t]*|[ \t]+[-–—][ \t]+|[ \t]*\n|[ \t]+(?=(?:security|hot ?fix|bug ?fix(?:es)?|fix(?:ed|es)?|added|new|changed|removed|breaking|features?):? ))(?=\s*\S)/giu;

/** A version of several, and what is told of it. */
export interface Version {
  /** As it stands in a heading: "1.3.0 (3 May 2026)". */
  readonly name: string;
  /** A prompt for release notes of that version alone. */
  readonly prompt: string;
}

/** The versions of a changelog in the prompt's order, with the words before the first; undefined for fewer than two. */
export function splitVersions(
  text: string,
): { readonly lead: string; readonly versions: readonly Version[] } | undefined {
  const heads = [...text.matchAll(VERSION)];
  if (heads.length < 2) return undefined;
  const versions = heads.map(({ index, 0: head, groups }, at) => {
    const { version = '', day = '' } = groups ?? {};
    const said = text.slice(index + head.length, heads[at + 1]?.index).trim();
    const date = day.replace(/^[\s(-]+|[\s)]+$/g, '');
    return {
      name: date === '' ? version : `${version} (${date})`,
      prompt: `Release notes for ${version}${/^[-*]\s/.test(said) ? '\n' : ': '}${said}`,
    };
  });
  return { lead: text.slice(0, heads[0]?.index).trim(), versions };
}

/** Several pages of release notes as one changelog: a section for each version, its own sections below. */
export function joinVersions(title: string, versions: readonly Version[], pages: readonly Page[]): Page {
  return {
    title,
    description: '',
    body: join(
      ...versions.flatMap(({ name }, index) => [
        `## ${name}`,
        (pages[index]?.body ?? '').replace(/^#+(?= )/gm, '#$&'),
      ]),
    ),
  };
}

const OF_RELEASE =
  /(?<=^|\n|\.[ \t]{1,3})(?:the |our )?(?:version|release)(?: is|:)?[ \t]+(?<version>v?\d+(?:\.\d+)+)(?:,? (?:it['’]s |is )?(?<day>(?:out|released|ships|due)\b[^.\n]{3,30}))?(?:\.(?=\s|$)|(?=\n|$))/i;
const OF_PRODUCT =
  /(?<=^|\n|\.[ \t]{1,3})(?:the |our )?(?:product|app|tool|service|name)(?: is(?: called)?|:)[ \t]+(?<product>[\p{Lu}\d][^.\n]{1,40})(?:\.(?=\s|$)|(?=\n|$))/iu;

/** "Version 5.2.0, out on 20 May. The product is Tickwise." among the changes: what the notes are on. */
export function withRelease(request: Request, type: ContentType | undefined): Request {
  const { rest, subject } = request;
  if ((type ?? request.kind) !== 'release-notes' || /\d/.test(subject)) return request;
  const release = OF_RELEASE.exec(rest);
  const product = OF_PRODUCT.exec(rest);
  const { version = '', day = '' } = release?.groups ?? {};
  const own = /^(?:(?:customer|public|internal|user|external)s?)?$/i.test(subject) ? '' : subject;
  const name = product?.groups?.['product'] ?? own;
  if (version === '') return request;
  return {
    ...request,
    subject: `${name} ${version}${day && ` (${day})`}`.trim(),
    rest: rest.replace(release?.[0] ?? '', '').replace(product?.[0] ?? '', ''),
  };
}

/** "Orchard 4.1 out 3 June": when, apart from the name. */
export const withDate = (topic: string, kind?: ContentType): string =>
  kind === 'release-notes'
    ? topic.replace(/(?<=\d) (?=(?:out|released|due) (?:on )?[\p{Lu}\d])/u, ', ')
    : topic;
