import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const rewrite = (input: string): string => run('ux-rewrite', input, PRESET).content;

/** One string on a line each, before and after. */
const REWRITES: readonly (readonly [string, string, string])[] = [
  [
    'keeps the verb of a sentence that says what was done',
    'Your password was changed successfully. You are signed in.',
    'Your password was changed. You are signed in.',
  ],
  [
    'keeps the verb after an article',
    'The address has been successfully updated to {0}.',
    'The address has been updated to {0}.',
  ],
  [
    'leaves the verb of a headline out',
    'Payment of {amount} was processed successfully',
    'Payment of {amount} processed',
  ],
  [
    'takes what goes without saying from any place',
    'You updated your account successfully.',
    'You updated your account.',
  ],
  [
    'goes on in the sentence after a condition',
    "If that doesn't help, please open an <a>issue</a>.",
    "If that doesn't help, open an <a>issue</a>.",
  ],
  [
    'goes on in the sentence after a tag too',
    '<p>Installing</p><p>Before installing, please read the notes.</p>',
    '<p>Installing</p><p>Before installing, read the notes.</p>',
  ],
  ['asks whether something can be done', 'Unable to scan?', "Can't scan?"],
  ['begins a sentence after a statement', 'Invalid code, please try again.', 'Invalid code. Try again.'],
  [
    'keeps what a pointer does',
    'Click and drag, or double-click to edit',
    'Click and drag, or double-click to edit',
  ],
  ['begins with what it does', 'Click here to pay', 'Pay'],
  ['says what happened before any joke', 'Oops, failed to load {what}!', "Couldn't load {what}."],
  ['says select for what can be selected', 'Click the button', 'Select the button'],
  [
    'keeps what will happen later',
    'You will receive an email in a few minutes.',
    'You will receive an email in a few minutes.',
  ],
  ['writes keys as keyboards do', 'Hold SHIFT and press ENTER to send', 'Hold Shift and press Enter to send'],
  ['keeps names in capitals', 'Open File (HEAD)', 'Open File (HEAD)'],
  ['keeps code', 'Runs `Checkout to...` when needed', 'Runs `Checkout to...` when needed'],
  ['keeps icons and references', '$(sync) Please sync $t(common.now)', '$(sync) Please sync $t(common.now)'],
  ['says what could not be done', 'Error fetching options', "Couldn't fetch options"],
  ['says it of a problem too', 'There was a problem saving the settings', "Couldn't save the settings"],
  ['says what there is none of', 'Currently no items exist', 'No items'],
  ['writes a shouted string small as a whole', 'BOOK YOUR TABLE NOW!', 'Book your table now.'],
  ['says what goes on', 'Please be patient while we load your data', 'Loading your data…'],
  [
    'says it of each number',
    'Successfully imported {n} row | Successfully imported {n} rows',
    'Imported {n} row | Imported {n} rows',
  ],
  [
    'leaves a question that nothing shorter asks',
    'Are you sure you want to cancel? All data will be lost.',
    'Are you sure you want to cancel? All data will be lost.',
  ],
  ['leaves arrows to icons', '<< Back', 'Back'],
  ['writes a verb as one', 'Login to your account', 'Log in to your account'],
  [
    'says numbers without abbreviations',
    'Password must be min. 8 chars',
    'Password must be at least 8 characters',
  ],
  [
    'says what permission is for',
    'You are not authorized to view this page',
    "You don't have permission to view this page",
  ],
  ['writes a shouted word small', 'LOGOUT!', 'Log out'],
  [
    'says what could not be done of any error',
    'An error occurred while saving the file.',
    "Couldn't save the file.",
  ],
  [
    'asks what would be lost',
    'Are you absolutely sure you want to permanently delete this?',
    'Permanently delete this?',
  ],
  [
    'keeps what the sentence goes on with',
    "There is no way back, but it's used here.",
    "There is no way back, but it's used here.",
  ],
  [
    'keeps places that are pointed at',
    'Click on the map to add a marker',
    'Click on the map to add a marker',
  ],
  ['asks only what is asked', 'How do you want to pay?', 'How do you want to pay?'],
  [
    'mends a verb before what tells that it is one goes',
    'No password set, please login via your team.',
    'No password set. Log in via your team.',
  ],
  ['keeps “yet” where it is said', 'There are no webhooks yet', 'No webhooks yet'],
  ['adds no “yet”', 'You have no unread messages', 'No unread messages'],
  [
    'says what happened, and no more',
    'Unfortunately we were not able to process your order at this time.',
    "We couldn't process your order.",
  ],
  [
    'says right now of what may change',
    'Exports are not available at this time.',
    'Exports are not available right now.',
  ],
  [
    'leaves nothing of “at this moment in time”',
    'We cannot save at this moment in time.',
    'We cannot save right now.',
  ],
  ['begins with what it takes', 'You must be logged in to see this page', 'Log in to see this page'],
  ['ends a few words without a mark', 'Successfully deleted!', 'Deleted'],
  ['leaves a mark before an emoji out', 'First step: done! 🎉', 'First step: done 🎉'],
  ['takes another word for please as such', 'Kindly check your inbox', 'Check your inbox'],
  ['begins with what happened', 'Save\nERROR: Card not found', 'Save\nCard not found'],
  ['adds the article', 'Please enter valid link', 'Enter a valid link'],
  [
    'says permission once',
    "You don't have sufficient privileges to perform this operation",
    "You don't have permission to do this",
  ],
  ['asks what will happen', 'This will clear the whole canvas. Are you sure?', 'Clear the whole canvas?'],
];

describe('interface strings', () => {
  for (const [name, before, after] of REWRITES) {
    it(`${name}: “${before}”`, () => assert.equal(rewrite(`${before}\n`), `${after}\n`));
  }

  describe('of one name for one thing', () => {
    const lines = (...texts: readonly string[]): string =>
      texts.map((text, index) => `k.m${index}=${text}`).join('\n');
    it('takes the form that the sentence needs', () =>
      assert.equal(
        rewrite(
          lines(
            'Log in',
            'Log in to {0}',
            'Logging in…',
            'You are signed in.',
            'Wait for the sign-in.',
            'Logged in',
            'Sign in again',
          ),
        ),
        lines(
          'Log in',
          'Log in to {0}',
          'Logging in…',
          'You are logged in.',
          'Wait for the login.',
          'Logged in',
          'Log in again',
        ),
      ));
    it('leaves a noun that the other name has none for', () =>
      assert.equal(
        rewrite(
          lines('Try again', 'Try again later.', 'Problem with retry', 'Retry', 'Publish again to retry'),
        ),
        lines('Try again', 'Try again later.', 'Problem with retry', 'Try again', 'Publish again to retry'),
      ));
    it('keeps names in which the word stands', () =>
      assert.equal(
        rewrite(lines('Open folder', 'Delete folder', 'Sign in with Active Directory.')),
        lines('Open folder', 'Delete folder', 'Sign in with Active Directory.'),
      ));
    it('takes settings for preferences only where both are said of the same', () => {
      assert.equal(
        rewrite(lines('Account settings', 'Settings saved', 'AI preferences')),
        lines('Account settings', 'Settings saved', 'AI preferences'),
      );
      assert.equal(
        rewrite(lines('Account settings', 'Settings saved', 'Account preferences')),
        lines('Account settings', 'Settings saved', 'Account settings'),
      );
    });
    it('prefers the usual name where both are as frequent', () =>
      assert.equal(rewrite(lines('E-mail:', 'Your email.')), lines('Email:', 'Your email.')));
  });

  describe('of one way to capitalize', () => {
    const json = (...texts: readonly string[]): string =>
      JSON.stringify(Object.fromEntries(texts.map((text, index) => [`label${index}`, text])), undefined, 2);
    it('keeps what may be a name', () => {
      const input = json('Save changes', 'Open file', 'Google Authenticator', 'Delete all');
      assert.equal(rewrite(input), input);
    });
    it('writes small what other strings write small', () =>
      assert.equal(
        rewrite(json('Unlock Instructions', 'Delete instructions', 'Save changes')),
        json('Unlock instructions', 'Delete instructions', 'Save changes'),
      ));
    it('keeps names of companies, of plans, and names that sentences write with capitals', () => {
      const input = json(
        'Save changes',
        'Delete file',
        'Open folder',
        'Edit name',
        'Google Photos',
        'Downgrade to Community',
        'Media Library',
        'Use Responses API',
        'Disconnect Git',
        'Open n8n Assistant',
        'Go back',
        'Add files to the Media Library of your team.',
      );
      assert.equal(rewrite(input), input);
    });
    it('takes no sentence for a label', () => {
      const input = JSON.stringify({
        title: 'Open Changes',
        'menu.button': 'Save All',
        'config.showActionButton': 'Controls whether an action button is shown in the view.',
        'config.deleteConfirm': 'Confirm before deleting committed files with the button.',
      });
      assert.equal(rewrite(input), input);
    });
  });

  describe('in their files', () => {
    const FILES: readonly (readonly [string, string, string])[] = [
      [
        'doubles the apostrophes of messages with arguments',
        "a.send=Failed to send {0}.\na.none=Failed to send.\na.got=Please don''t go.",
        "a.send=Couldn''t send {0}.\na.none=Couldn't send.\na.got=Don''t go.",
      ],
      [
        'keeps escapes of other characters, and reads lines that go on',
        'a.one=Failed to open caf\\u00e9\na.two=Please read \\\n  on\na.three=Please go',
        "a.one=Couldn't open caf\\u00e9\na.two=Read on\na.three=Go",
      ],
      [
        'escapes apostrophes for Android and keeps inline tags, in CDATA too',
        '<resources>\n<string name="a">Failed to save Ann\\\'s <b>%1$s</b>.</string>\n<string name="b"><![CDATA[Please <b>go</b>]]></string>\n</resources>',
        '<resources>\n<string name="a">Couldn\\\'t save Ann\\\'s <b>%1$s</b>.</string>\n<string name="b"><![CDATA[<b>Go</b>]]></string>\n</resources>',
      ],
      [
        'keeps placeholders of XLIFF',
        '<xliff version="1.2"><trans-unit id="1"><source>Please read <x id="N"/> &amp; go</source></trans-unit></xliff>',
        '<xliff version="1.2"><trans-unit id="1"><source>Read <x id="N"/> &amp; go</source></trans-unit></xliff>',
      ],
      [
        'gives each number its own message in gettext',
        'msgid "%d file was deleted successfully"\nmsgid_plural "%d files were deleted successfully"\nmsgstr[0] ""\nmsgstr[1] ""\n',
        'msgid "%d file was deleted successfully"\nmsgid_plural "%d files were deleted successfully"\nmsgstr[0] "%d file deleted"\nmsgstr[1] "%d files deleted"\n',
      ],
      [
        'keeps the backslashes of paths and other escapes in .properties',
        'a.path=C:\\\\Orders\\\\new\na.two=Please close Caf\\u00e9\\tA\\:B',
        'a.path=C:\\\\Orders\\\\new\na.two=Close Caf\\u00e9\\tA\\:B',
      ],
      [
        'keeps escapes beside a mark that goes, and keys of .properties with a colon or an escape',
        'greeting : Please go\na\\ b = Saved \\ud83c\\udf89!!\nlong=Please go \\\n   there!\n',
        'greeting : Go\na\\ b = Saved \\ud83c\\udf89\nlong=Go there\n',
      ],
      [
        'leaves notes for translators alone in .arb and in message catalogs',
        '{"a": "Please go", "@a": {"description": "Please click!"}, "b": {"message": "Please go", "description": "Please see!"}}',
        '{"a": "Go", "@a": {"description": "Please click!"}, "b": {"message": "Go", "description": "Please see!"}}',
      ],
      [
        'leaves alone what the file says nobody translates',
        '<resources><string name="a" translatable="false">PLEASE GO</string><string name="b">Please go</string></resources>',
        '<resources><string name="a" translatable="false">PLEASE GO</string><string name="b">Go</string></resources>',
      ],
      [
        'keeps anchors and comments of YAML, and reads literal blocks by line and folded ones as one',
        'en:\n  base: &base\n    save: "Please save"   # short!\n  form:\n    <<: *base\n    help: |\n      Please read on!\n    more: >-\n      Please do\n      not!\n',
        'en:\n  base: &base\n    save: "Save"   # short!\n  form:\n    <<: *base\n    help: |\n      Read on\n    more: >-\n      Do not\n',
      ],
      [
        'keeps comments over several lines in .strings',
        '/* Title!\n   Please click\n*/\n"a" = "Please go";\n',
        '/* Title!\n   Please click\n*/\n"a" = "Go";\n',
      ],
      [
        'keeps messages over several lines in gettext with line ends of Windows',
        'msgid "a"\r\nmsgstr ""\r\n"Please go "\r\n"on"\r\n\r\nmsgid "b"\r\nmsgstr "Save"\r\n',
        'msgid "a"\r\nmsgstr ""\r\n"Please go "\r\n"on"\r\n\r\nmsgid "b"\r\nmsgstr "Save"\r\n',
      ],
      [
        'reads YAML with quoted keys of any characters',
        '"auth.signIn$title": "Please go"\n"b/c d": "Save"\n',
        '"auth.signIn$title": "Go"\n"b/c d": "Save"\n',
      ],
      [
        'reads YAML in which two maps have the same key',
        'a:\n  save: "Please go"\nb:\n  save: "Please go"\n',
        'a:\n  save: "Go"\nb:\n  save: "Go"\n',
      ],
      [
        'leaves alone what is no YAML, since one map has a key twice',
        'a:\n  save: "Please go"\n  save: "Please go"\n',
        'a:\n  save: "Please go"\n  save: "Please go"\n',
      ],
      [
        'reads members of an object without its braces',
        '  "save": "Please save",\n  "error": {\n    "load": "Failed to load \\"{name}\\""\n  },\n  "go": "Go"\n',
        '  "save": "Save",\n  "error": {\n    "load": "Couldn\'t load \\"{name}\\""\n  },\n  "go": "Go"\n',
      ],
      [
        'reads objects in source code, each with its own quotation marks',
        "export default {\n  a: 'Unable to save',\n  'b-c': \"Please don't\", // please\n  d: `Please pick ${n}`,\n  f: (please: string) => please,\n};\n",
        "export default {\n  a: 'Couldn\\'t save',\n  'b-c': \"Don't\", // please\n  d: `Pick ${n}`,\n  f: (please: string) => please,\n};\n",
      ],
      [
        'reads arrays of PHP, and takes no placeholder for a word',
        "<?php\n\nreturn [\n    'wait' => 'Please try again in :seconds seconds.',\n    'it' => 'It\\'s done! Please go.',\n];\n",
        "<?php\n\nreturn [\n    'wait' => 'Try again in :seconds seconds.',\n    'it' => 'It\\'s done. Go.',\n];\n",
      ],
    ];
    for (const [name, before, after] of FILES) it(name, () => assert.equal(rewrite(before), after));
  });

  describe('in a review', () => {
    const review = (texts: readonly string[]): string => run('ux-review', texts.join('\n'), PRESET).content;
    it('tells strings with the same finding together', () => {
      const content = review(['Open file...', 'Close file...', 'Save file...', 'Move file...']);
      assert.match(content, /^- \*\*One ellipsis character\*\* in 4 strings\./m);
      assert.match(content, /^ {2}- `Close file\.\.\.` → `Close file…`$/m);
    });
    it('says where the correction is not all that is to do', () =>
      assert.match(
        review(['Please select this item(s) now.']),
        /^ {2}- Change at least to: `Select this item\(s\) now\.`$/m,
      ));
    const codes = (input: string): string => run('ux-review', input, PRESET).content;
    it('counts what people see, not the names of placeholders', () =>
      assert.doesNotMatch(codes('upload=Upload %{smart_count} files'), /characters are long/));
    it('asks a way out of short errors, and of none that a program completes', () => {
      assert.match(codes('coupon.error=Bad coupon.'), /way out/);
      assert.doesNotMatch(codes('errors.blank=has been taken'), /way out/);
      for (const text of ['Unpin the node {0} and go on', 'The export failed: {reason}'])
        assert.doesNotMatch(codes(`run.error=${text}`), /way out/);
      assert.match(codes('run.error=Run failed'), /way out/);
      assert.doesNotMatch(codes('This action cannot be undone'), /way out/);
    });
    it('takes advice that fits every error for none', () =>
      assert.match(codes('An error has occurred. Please contact support.'), /what could not be done/));
    it('says of a string with a correction what else it lacks', () =>
      assert.match(codes('login.error=ERROR: Invalid credentials!!'), /way out/));
    it('asks what a list that is empty lacks', () =>
      assert.match(codes('empty=No data'), /Name what is not there/));
    it('asks for names that a screen reader can use', () =>
      assert.match(codes('close.ariaLabel=x'), /screen reader/));
    it('wants whole sentences', () =>
      assert.match(codes('a=and are not shown\nb=or'), /1 finding in 2 strings[^]*code puts together/));
    it('takes what a key is named after for a text about that', () =>
      assert.match(
        codes(
          'scope.action.create=Create and update tables on your behalf\nproject.delete.message=What is to happen to the data of the project?',
        ),
        /No findings/,
      ));
    it('judges no address, and no link to another key', () =>
      assert.match(
        codes(
          'docs.link=https://example.com/a/very/long/address/of/the/docs\nb=@:base.codeNodeEditor.completer.itemMatching',
        ),
        /No findings/,
      ));
    it('lets nothing depend on a color or a corner', () => {
      for (const text of [
        'The fields marked in red are required',
        'Use the gear icon in the top right corner',
      ])
        assert.match(codes(text), /not everybody sees/);
    });
    it('leaves the full stop of a sentence below a field', () =>
      assert.match(codes('emailHint=We never share your email.'), /No findings/));
    it('asks no way out of what is no error', () =>
      assert.doesNotMatch(
        run('ux-review', '{"failure.in": "You are already signed in."}', PRESET).content,
        /way out/,
      ));
  });
});
