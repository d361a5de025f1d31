import { sentence } from '../expand/points.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { bullets, join, section } from '../writing/markdown.ts';
import { withNames } from './names.ts';

/** What somebody in a role can do. */
export interface Story {
  readonly role: string;
  readonly deed: string;
}

const STORY =
  /^As (?<role>an? [^,]{2,40}?),? I (?:(?<modal>can(?:not|['’]t)?|must|should)|(?:want|need|would like|['’]d like) to(?: be able to)?) (?<deed>\S.*)$/is;

/** "As a teacher I can create a quiz so that …": what the page tells a teacher; undefined for any other text. */
export function asStory(text: string): Story | undefined {
  const { role, modal = 'can', deed } = STORY.exec(text)?.groups ?? {};
  if (role === undefined || deed === undefined) return undefined;
  const said = deed
    .replace(/,? so (?:that )?I\b/i, ' so that you')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI\b/g, 'you')
    .replace(/\bme\b/g, 'you');
  return { role, deed: withNames(sentence(`you ${modal.toLowerCase()} ${said}`)) };
}

/** What each role can do, under its name. */
export function storySections(stories: readonly Story[]): string {
  const roles = Map.groupBy(stories, ({ role }) => role.toLowerCase());
  return join(
    [...roles.values()].map((own) =>
      section(
        2,
        `If you are ${own[0]?.role ?? ''}`,
        own.length > 1
          ? bullets(own.map(({ deed }) => capitalizedWord(deed)))
          : own.map(({ deed }) => deed).join(''),
      ),
    ),
  );
}
