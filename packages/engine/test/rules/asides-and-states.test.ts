import { describeSlips } from './slip-rows.ts';

describeSlips(
  'asides, states, and what is done to things',
  [
    ['The readings, which are averaged over an hour, is stored in the database.', 'is', 'are'],
    ['The queue, which is shared by all workers, are empty.', 'are', 'is'],
    ['**Note:** These setting apply to new choirs only.', 'setting', 'settings'],
    ['Note: An user must log in first.', 'An', 'A'],
    ['Its safe to unplug the reader once the light is off.', 'Its', "It's"],
    ['We restart the broker because its out of memory.', 'its', "it's"],
    ['If their offline, the kiosks queue the tickets.', 'their', "they're"],
    ['Players may loose items after a crash.', 'loose', 'lose'],
    ['Use the `--fast` flag too skip the checks.', 'too', 'to'],
    ['Latency effects how smoothly the players move.', 'effects', 'affects'],
    ['The scale must be calibrate once a week.', 'calibrate', 'calibrated'],
    ['This script is used for convert WAV files to MP3.', 'convert', 'converting'],
    ['Open settings page and choose a language.', 'settings', 'the settings'],
    ['It runs in in the background.', 'in in', 'in'],
    ['The port is is taken.', 'is is', 'is'],
  ],
  [
    'The kiosk is touch screen with a card reader. Performance improvements for parsing source maps in the consumer.',
    'The error of calling extend to pass parameters is gone. Their being offline is no reason to panic.',
    'GPG sign the git commit. Highlight function to parse code blocks. It sends multiple name, value pairs.',
    'What it is is a small server. Log in in the morning. The time in 24 format is shown. In Plan A users pay less.',
    'The staff, who work at night, are paid more. Its native form is kept. They fixed the pathing of units.',
  ],
);
