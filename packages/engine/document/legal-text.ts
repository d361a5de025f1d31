/** How the paragraphs of licences that are quoted everywhere begin. */
const OPENING =
  /(?:Permission is hereby granted, |Permission to use, copy, modify|THE SOFTWARE IS PROVIDED|THIS SOFTWARE IS PROVIDED|IN NO EVENT SHALL|Redistribution and use in source|Redistributions (?:of source code|in binary form) must|Licensed under the Apache License, Version|You may obtain a copy of the License at|Unless required by applicable law or agreed to in writing, software|The above copyright notice and this permission|Neither the name of [^.\n]{1,120} nor the names of|This (?:program|library|software) is (?:free software|distributed in the hope that it will be useful))/y;

/** Whether a paragraph is of a licence that everybody quotes word by word: nobody may change it. */
export function isLegalText(text: string, start: number): boolean {
  OPENING.lastIndex = start;
  return OPENING.test(text);
}
