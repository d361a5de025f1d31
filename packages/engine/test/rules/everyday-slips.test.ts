import { describeSlips, type Slip } from './slip-rows.ts';

/** Slips in everyday sentences: shops, clinics, clubs, and tools. */
const SLIPS: readonly Slip[] = [
  // One verb in the sentence, however seldom the word is one.
  ['The settings page list every device on your account.', 'list', 'lists'],
  ['The booking form record each guest.', 'record', 'records'],
  ['The orders screen display the last five orders.', 'display', 'displays'],
  ['Every bus and tram stop here.', 'stop', 'stops'],
  ['The keys on the hook does not fit.', 'does', 'do'],
  ['The app, along with its plugins, need an update.', 'need', 'needs'],
  ['Anyone who hold a pass may enter.', 'hold', 'holds'],
  ['This are the rules of the pool.', 'This are', 'These are'],
  // Comparatives that only a dictionary has.
  ['The new pump is quieter then the old one.', 'then', 'than'],
  ['The bread was tastier then we thought.', 'then', 'than'],
  ['It is faster then before if the cache is warm.', 'then', 'than'],
  // To and too.
  ['Do not put to much detergent in the drawer.', 'to', 'too'],
  ['There are to many chairs in the hall.', 'to', 'too'],
  ['The soup is to salty.', 'to', 'too'],
  ['The room is to noisy to work in.', 'to', 'too'],
  ['Parents are welcome to join, to.', 'to', 'too'],
  ['You can use the API too fetch records.', 'too', 'to'],
  ['Press the button too open the gate.', 'too', 'to'],
  ['Too reset the meter, hold both buttons.', 'Too', 'To'],
  ['It is never to late to join.', 'to', 'too'],
  ['The hall holds to many people.', 'to', 'too'],
  ['Remember too lock the door.', 'too', 'to'],
  ['He drives to fast.', 'to', 'too'],
  ['Use a towel too dry the dish.', 'too', 'to'],
  // Their, accept, principal, affect.
  ['Is their a way to undo this?', 'their', 'there'],
  ['If their is no answer, ring twice.', 'their', 'there'],
  ['The handler excepts two arguments.', 'excepts', 'accepts'],
  ['The machine excepts coins and notes.', 'excepts', 'accepts'],
  ['Ask the school principle for a form.', 'principle', 'principal'],
  ['This flag effects only the build step.', 'effects', 'affects'],
  ['The new rule effects both schools.', 'effects', 'affects'],
  ['Please except our apology.', 'except', 'accept'],
  ['He past the ball to me.', 'past', 'passed'],
  ['She enjoys to paint.', 'enjoys to paint', 'enjoys painting'],
  ['Back-up your data every week.', 'Back-up', 'Back up'],
  ['Tell me were you live.', 'were', 'where'],
  ['We need a peace of rope.', 'peace', 'piece'],
  ['Please check-out before noon.', 'check-out', 'check out'],
  // Articles.
  ['The pool is at back of the hotel.', 'at back', 'at the back'],
  ['We need to hire electrician for the stage.', 'electrician', 'an electrician'],
  ['Press button on the left side of the boiler.', 'button', 'the button'],
  ['Click on Save button to keep your changes.', 'on', 'on the'],
  ['The club is looking for new treasurer.', 'new', 'a new'],
  ['We need printer with a scanner.', 'printer', 'a printer'],
  // Small words that are missing.
  ['The value can either a string or a number.', 'can either', 'can be either'],
  ['Thanks for your interest our school.', 'interest', 'interest in'],
  ['The doctor will see you soon as possible.', 'soon as possible', 'as soon as possible'],
  ['Click here learn more about the plan.', 'here', 'here to'],
  ['We are looking a new home.', 'looking', 'looking for'],
  // Number.
  ['Two of my friend came.', 'friend', 'friends'],
  ['I read four book last month.', 'book', 'books'],
  ['The kit contains five screw and a key.', 'screw', 'screws'],
  ['Several patient asked for a later slot.', 'patient', 'patients'],
  ['Please keep these document for your records.', 'document', 'documents'],
  // Serial comma.
  ['Bring a pen, your ID card and two recent photos.', 'card and', 'card, and'],
  ['The kit has a pump, two hoses and a clamp.', 'hoses and', 'hoses, and'],
  ['Wash, dry and fold the towels.', 'dry and', 'dry, and'],
  ['Rinse, drain and cook it for an hour.', 'drain and', 'drain, and'],
  ['The guide covers setup, billing and support.', 'billing and', 'billing, and'],
  // Compounds.
  ['The follow up visit is free.', 'follow up', 'follow-up'],
  ['Use a command line tool to import the data.', 'command line', 'command-line'],
  ['We offer a 2 hour tour of the old town.', '2 hour', '2-hour'],
  ['Book a ten minute call with a nurse.', 'ten minute', 'ten-minute'],
  ['The app has a built in camera.', 'built in', 'built-in'],
];

const RIGHT = [
  'Nobody but the nurses has the code. Nobody but the teachers is allowed in. Everyone except the drivers was late.',
  'You should insure your bike before the trip. You insure the parcel at the desk.',
  'The effects all wear off. The build output lists every file. The rule excepts holidays. It is a matter of principle.',
  'It led to much better results. He applied to many schools. Thanks to many helpers, the fair was fun.',
  'The link is to private pages. My aim is to clean the filter. His answer is to the point. The nurse too checks the chart.',
  'Press harder, then turn the key. Make the text larger then save it if you like.',
  'Each day and night work is done. Nobody who saw it left. No one who cut the line was fined. We walked past the store.',
  'The answer is never to big firms. Check-in opens at three. Follow-up visits are free. Open daily, except the first Monday.',
  'It emits a change rather than one event then the other. Stop, look, and listen. Open tabs, copy and paste.',
  'The check-out line is long. He asked were they late. We were told to go. They ran to fast lanes. The doors open to early birds.',
  'We are looking a bit tired. They are looking some more. A peace of sorts held. Two of the data center racks are full. These test last longer.',
  'She was elected treasurer in May. Add butter and pepper to taste. Tell Inquirer to reuse the answer.',
  'Several patient guests waited. Several local residents asked for it. The five open the door. Test these open ports.',
  'Employees get 25 days of leave a year. Cats need many hours of sleep each day. We only reimburse first class.',
  'What the system is is a set of rules. The interest the bank pays is low. You can either call or write.',
  'We sell coriander, and they use sanitizer every day. They play poker at night. Apply conditioner to wet hair. We need manpower.',
  'The fan moves to high. The lever turns to low. The interest our bank pays is low, and their interest this year was lower.',
  'He is looking a right mess. A peace of two years followed. It was a peace of convenience.',
];

describeSlips('Slips in everyday sentences', SLIPS, RIGHT, ['Words that sound alike', 'Compound words']);

describeSlips(
  'Words that describe a noun together',
  [
    ['It has a 12 month warranty.', '12 month', '12-month'],
    ['Use our step by step guide.', 'step by step', 'step-by-step'],
    ['Third party tools can read it.', 'Third party', 'Third-party'],
    ['The right hand door sticks.', 'right hand', 'right-hand'],
    ['It has a two column layout.', 'two column', 'two-column'],
    ['In the real world example below, it works.', 'real world', 'real-world'],
  ],
  [
    'Compare the two column names. The three core concepts follow. The two port numbers differ. Use the one port number.',
    'No one time zone is right for everyone. A 404 page view counts.',
    'In the long term users pay more. At the top level imports are allowed. From the command line options override the file.',
  ],
  ['Compound words'],
);
