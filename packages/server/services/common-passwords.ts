/** Frequent passwords of at least twelve characters, in lower case; what only repeats or counts is found without a list. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1q2w3e4r5t6y 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1234qwerasdf 123qweasdzxc 123456qwerty 12345qwertyuiop
  administrator administrator1 adminadminadmin admin1234567 admin12345678 admin123456789 alexander123 
  baseball1234 basketball12 basketball123 changeme1234 changemenow1 changemenow! changeitnow1 charlie12345
  christopher1 correcthorsebatterystaple defaultpassword dragon123456
  football1234 football12345 housestyle123 housestyle1234 iloveyou1234 iloveyou12345 jordan123456 letmein12345
  letmeinplease letmein123456 liverpool123 manchester12 master123456 michelle1234 michael12345 monkey123456
  mypassword12 mypassword123 mypassword1234 newpassword1 newpassword12 newpassword123 nopassword12 passw0rd1234
  p@ssw0rd1234 p@ssword1234 p@ssword12345 pa55word1234 password1234 password12345 password123456 password1234567
  password12345678 password123! password1234! password2024 password2025 password2026 password2024! password2025!
  password2026! passwordpassword passwort1234 passwort12345 princess1234 q1w2e3r4t5y6 qazwsxedcrfv
  qazwsxedcrfvtgb qwer1234asdf qwerty123456 qwerty1234567 qwerty12345678 qwertyqwerty qwertyuiop12 qwertyuiop123
  qwertyuiop1234 qwertyuiopasdf qwertyuiopasdfghjkl qwertyuiop[] samsung12345 secret123456 secretpassword
  starwars1234 summer202412 sunshine1234 sunshine12345 superman1234 superman12345 supersecret1 thisisapassword
  trustno1trustno1 welcome12345 welcome123456 welcome2024! welcome2025! welcome2026! whatever1234 zaq12wsxcde3
  zxcvbnm12345 zxcvbnm123456 zxcvbnmasdfghjkl asdfghjkl123 asdfghjkl1234 asdfasdfasdf abcd1234abcd abcdefg12345
  abc123abc123 test12345678 test123456789 testtesttest temporary123 winter202412`
    .split('\n')
    .flatMap((line) => line.trim().split(' ')),
);
