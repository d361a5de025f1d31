import assert from 'node:assert/strict';
import { deedOf } from '../../modes/explain/purpose.ts';
import { describeRows, type Row } from './rows.ts';

const RENAMES = `import os, sys

def rename_photos(folder, dry_run=False):
    for name in sorted(os.listdir(folder)):
        new = name.lower()
        if os.path.exists(os.path.join(folder, new)):
            print(f"skip {name}")
            continue
        if not dry_run:
            os.rename(os.path.join(folder, name), os.path.join(folder, new))

if __name__ == "__main__":
    rename_photos(sys.argv[1])
`;

const ROWS: readonly Row[] = [
  {
    it: 'a program is for what its function is called after, and its calls are told in words',
    mode: 'explain',
    input: RENAMES,
    has: [
      '## In short\n\nThis program renames photos. This is Python',
      'For each `name` in the names of the files in `folder`, sorted:',
      'Sets `new` to `name`, in lower case.',
      'If `new` in `folder` exists:',
      'Prints “skip {name}”.',
      'renames `name` in `folder` to `new` in `folder`.',
      'it is run as a program',
    ],
  },
  {
    it: 'a script of several functions is for what it does outside of itself',
    mode: 'explain',
    input: `import csv, sqlite3, smtplib
DB = "library.db"
def overdue(conn):
    return conn.execute("SELECT m.email FROM loans l JOIN members m ON m.id = l.member_id").fetchall()
def remind(row, smtp):
    smtp.send_message(row)
def main():
    conn = sqlite3.connect(DB)
    with open("overdue.csv", "w") as f:
        csv.writer(f).writerows(overdue(conn))
    remind(1, smtplib.SMTP("localhost"))
main()
`,
    has: [
      'This program works with the SQLite database `library.db`, writes `overdue.csv`, and sends emails.',
      'Returns the rows that its query finds in `loans` and `members`.',
      'Sends `row` by email.',
    ],
  },
  {
    it: 'a question, an amount, and an idiom are said from their names',
    mode: 'explain',
    input: 'export const isHoliday = (day: Date): boolean => list.includes(day);',
    has: ['`isHoliday` tells whether `day` is a holiday.'],
  },
  {
    it: 'an amount with what it is worked out from',
    mode: 'explain',
    input: `export function cartTotal(items: Item[], coupon?: string): number {
  const subtotal = items.reduce((sum, i) => sum + i.price * i.qty, 0);
  return Math.round((subtotal - 5) * 100) / 100;
}`,
    has: [
      '`cartTotal` works out the cart total from `items` and `coupon`.',
      'Sets `subtotal` to the sum of `i.price * i.qty` over each `i` in `items`.',
      'Returns `subtotal - 5`, rounded to two decimal places.',
    ],
  },
  {
    it: 'a name that may be a thing or a deed says nothing',
    mode: 'explain',
    input:
      'export function orderTotal(x: number) { return x * 2; }\nexport function bookPrice() { return 2; }',
    has: ['## In short\n\nThis is '],
    hasNot: ['orders the total', 'books the price'],
  },
  {
    it: 'Java’s times and Go’s answers',
    mode: 'explain',
    input: `package fetch

func Get(url string) ([]byte, error) {
	resp, err := http.Get(url)
	if errors.Is(err, ErrGone) {
		return nil, err
	}
	return io.ReadAll(resp.Body)
}`,
    has: [
      'Sets `resp` to the answer to a GET request to `url`, and `err` to its error.',
      'If `err` is `ErrGone`',
      'Returns all that `resp.Body` holds.',
    ],
  },
  {
    it: 'a denial of whether there is any, and an end without a value',
    mode: 'explain',
    input: `public static class SlotFinder
{
    public static IEnumerable<DateTime> FreeSlots(DateTime day, List<Slot> booked)
    {
        if (day.DayOfWeek == DayOfWeek.Sunday) yield break;
        var open = day.Date.AddHours(9);
        if (!booked.Any(a => a.Start < open)) yield return open;
    }
}`,
    has: [
      '`SlotFinder.FreeSlots` gives the free slots.',
      'Sets `open` to `day.Date` plus 9 hours.',
      'If `day.DayOfWeek` equals `DayOfWeek.Sunday`, ends here.',
      'If there is no `a` in `booked` where `a.Start` is less than `open`',
    ],
  },
  {
    it: 'a page of PHP that takes a form',
    mode: 'explain',
    input: `<?php
session_start();
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    $name = trim($_POST['name'] ?? '');
    mail('office@example.com', 'New sign-up', $name);
    header('Location: thanks.php');
    exit;
}`,
    has: [
      'This program sends emails.',
      'If the form was sent:',
      'Sets `$name` to the form field `name` without the spaces around it.',
      'Sends the browser to `thanks.php`.',
      'Ends here.',
    ],
  },
  {
    it: 'rows of a file in Ruby, of which the last step gives nothing back',
    mode: 'explain',
    input: `class MemberImport
  def run(path)
    CSV.foreach(path, headers: true) do |row|
      next if Member.exists?(email: row['Mail'])
      Member.create!(name: row['Name'])
    end
  end
end`,
    has: ['For each `row` in the CSV file `path`:', 'If there is a `Member` with', 'Calls `Member.create!'],
    hasNot: ['Returns `Member.create!'],
  },
  {
    it: 'a shell script is for what its commands do, and a check that fails is told as one',
    mode: 'explain',
    input: `#!/bin/bash
SRC=/srv/data
tar -czf backup.tar.gz -C "$SRC" .
find /mnt/backup -name '*.gz' -mtime +14 -delete
if ! gzip -t backup.tar.gz; then
  echo "broken" | mail -s "Backup failed" admin@example.com
  exit 1
fi`,
    has: [
      'This shell script packs files into an archive; then it finds files and folders, and deletes them.',
      'If `gzip -t backup.tar.gz` fails:',
      '`mail`: Sends what it reads as an email.',
    ],
  },
  {
    it: 'Rust and Java without imports are what they are',
    mode: 'explain',
    input:
      'pub fn is_valid(number: &str) -> bool {\n    let digits: Vec<u32> = number.chars().filter_map(|c| c.to_digit(10)).collect();\n    if digits.len() < 2 {\n        return false;\n    }\n    true\n}\n',
    has: ['`is_valid` tells whether `number` is valid. This is Rust'],
  },
  {
    it: 'promises and their failures',
    mode: 'explain',
    input: `const fs = require('fs');
async function main() {
  const old = fs.existsSync('prices.json') ? JSON.parse(fs.readFileSync('prices.json', 'utf8')) : {};
  fs.writeFileSync('prices.json', JSON.stringify(old));
}
main().catch((err) => { console.error(err.message); process.exit(1); });`,
    has: [
      'This program reads and writes `prices.json`.',
      "Sets `old` to the content of `'prices.json'`, read as JSON, if `'prices.json'` exists, otherwise `{}`.",
      "Writes `old` as JSON to `'prices.json'`.",
      'Calls `main()`.\n',
      'If that fails, ends the program with `1`.',
    ],
    hasNot: ['`require('],
  },
  {
    it: 'several functions by their names, and files by their paths',
    mode: 'explain',
    input: `import json, sys
from pathlib import Path
def count_votes(path):
    votes = {}
    for line in Path(path).read_text().splitlines():
        votes[line] = round(1.234, 1)
    return votes
def write_result(votes, target):
    Path(target).write_text(json.dumps(votes))
if __name__ == "__main__":
    write_result(count_votes(sys.argv[1]), "result.json")
`,
    has: [
      'This program counts votes and writes a result. It reads',
      'For each `line` in the lines of `path`, sets',
      'rounded to 1 decimal place.',
      'Writes `votes` as JSON to `target`.',
    ],
  },
  {
    it: 'a script whose comment only says how it is called',
    mode: 'explain',
    input: '#!/bin/sh\n# usage: ./release.sh 1.2.0\ngit tag "v$1"\ngit push origin "v$1"\n',
    has: ['This shell script marks a commit with a name, such as a version; then it sends commits'],
    hasNot: ['usage:'],
  },
  {
    it: 'calls as code, where their words would lose an argument',
    mode: 'explain',
    input: `import os, time
def best(a, b, c):
    p = os.path.join(a, b, c)
    m = max(a, b, c)
    n = max(a, key=len)
    t = a.strip("/")
    time.sleep(1)
    return sorted(a, reverse=True)
`,
    has: [
      'what `os.path.join(a, b, c)` returns',
      'what `max(a, b, c)` returns',
      'what `max(a, key=len)` returns',
      'what `a.strip("/")` returns',
      'Waits 1 second.',
      'Returns `sorted(a, reverse=True)`.',
    ],
  },
  {
    it: 'calls of a helper that has the object among its arguments',
    mode: 'explain',
    input: `const _ = require('lodash');
async function load(url, list) {
  if (_.isEmpty(list)) return null;
  return await fetch(url, { method: 'POST', body: list });
}`,
    has: ['If `_.isEmpty(list)`, returns `null`.'],
    hasNot: ['`_` is empty', 'the answer of', 'requests data'],
  },
];

describeRows('what code is for', ROWS);

describe('what a function is for, by its name', () => {
  const given = (...names: string[]) => ({
    params: names.map((name) => ({ name, optional: false, decorators: [] })),
  });

  for (const [name, params, deed] of [
    ['is_leap_year', ['year'], 'tells whether `year` is a leap year'],
    ['is_after', ['one', 'other'], 'tells whether `one` is after `other`'],
    ['should_retry', ['error'], 'tells whether to retry'],
    ['has_access', ['db', 'user'], 'tells whether `user` has access'],
    ['count_words', ['text'], 'counts words'],
  ] as const)
    it(`tells ${name}`, () => {
      assert.equal(deedOf(name, given(...params)), deed);
    });

  for (const name of ['fetch_and_save', 'clean_up', 'close_all', 'retry_delay', 'process_data', 'to_upper'])
    it(`leaves ${name} untold`, () => {
      assert.equal(deedOf(name, given('one')), undefined);
    });
});
