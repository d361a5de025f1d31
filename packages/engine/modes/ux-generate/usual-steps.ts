/** The first steps of apps that most people know: what names the app, and each step as its title and its text. */
export const USUAL_STEPS: readonly (readonly [
  names: RegExp,
  ...steps: (readonly [title: string, text: string])[],
])[] = [
  [
    /\b(?:budget\w*|expenses?|personal finance|money)\b/i,
    ['Set a budget', 'Decide how much you want to spend each month.'],
    ['Track your spending', 'See where your money goes.'],
    ['Reach your goals', 'Put money aside for what matters to you.'],
  ],
  [
    /\b(?:fitness|workouts?|gym|training|running)\b/i,
    ['Set a goal', 'Choose what you want to achieve.'],
    ['Plan your workouts', 'Pick the days that suit you.'],
    ['Track your progress', 'See how you improve over time.'],
  ],
  [
    /\bhabits?\b/i,
    ['Choose a habit', 'Start with one that is easy to keep.'],
    ['Set a reminder', 'Pick the time that suits you.'],
    ['Track your progress', 'Mark each day that you keep it.'],
  ],
  [
    /\b(?:language|learning|courses?|study)\b/i,
    ['Choose what to learn', 'You can change this later.'],
    ['Set a daily goal', 'A few minutes a day are enough.'],
    ['Start your first lesson', 'It only takes a few minutes.'],
  ],
  [
    /\b(?:meditation|mindfulness|sleep)\b/i,
    ['Choose your goal', 'Tell us what you want help with.'],
    ['Pick a session', 'Start with a short one.'],
    ['Set a reminder', 'Pick the time that suits you.'],
  ],
  [
    /\b(?:recipes?|cooking|meals?|nutrition|diet)\b/i,
    ['Choose your diet', 'Tell us what you eat, and what you avoid.'],
    ['Plan your meals', 'Pick recipes for the week.'],
    ['Make a shopping list', 'Add the ingredients that you need.'],
  ],
  [
    /\b(?:to-?dos?|tasks?|projects?|productivity)\b/i,
    ['Add your first task', 'Write down what needs to be done.'],
    ['Set a due date', 'Decide when it needs to be done.'],
    ['Mark it as done', 'See what is left.'],
  ],
  [
    /\b(?:notes?|journal\w*|diary|writing)\b/i,
    ['Write your first note', 'Start with whatever is on your mind.'],
    ['Keep it organized', 'Group what belongs together.'],
    ['Find it again', 'Search all that you wrote.'],
  ],
  [
    /\b(?:crm|sales)\b/i,
    ['Add your contacts', 'Import them, or enter them one by one.'],
    ['Create your first deal', 'Add its value and its stage.'],
    ['Invite your team', 'Work on deals together.'],
  ],
  [
    /\b(?:invoic\w+|billing|accounting)\b/i,
    ['Add your business details', 'They appear on your invoices.'],
    ['Add a client', 'Enter a name and an email address.'],
    ['Send your first invoice', 'Create it, check it, and send it.'],
  ],
  [
    /\b(?:food delivery|delivery|takeaway)\b/i,
    ['Enter your address', 'See who delivers to where you are.'],
    ['Choose your order', 'Pick what you want.'],
    ['Track your delivery', 'See when it arrives.'],
  ],
  [
    /\b(?:travel|trips?)\b/i,
    ['Plan a trip', 'Choose where to go, and when.'],
    ['Save places', 'Keep what you want to see in one list.'],
    ['Take it with you', 'Open your plan on the way.'],
  ],
  [
    /\b(?:team chat|chat|messag\w+)\b/i,
    ['Create your profile', 'Add a name and a photo.'],
    ['Find your people', 'Invite those you want to talk to.'],
    ['Send your first message', 'Say hello.'],
  ],
  [
    /\b(?:analytics|dashboards?|reporting)\b/i,
    ['Connect your data', 'Choose a source to begin with.'],
    ['Build your first report', 'Pick the figures that matter to you.'],
    ['Share it', 'Invite people to see it.'],
  ],
  // These words may also stand in what is told of other apps.
  [
    /\b(?:bank\w*|wallet|payments?|brokerage|invest(?:ing|ments?|ors?)|trading|insurance)\b/i,
    ['Verify your identity', 'Have your passport or ID card ready.'],
    ['Choose a PIN', 'You need it to open the app and to approve payments.'],
    ['Turn on notifications', 'Get a message for every payment.'],
  ],
  [
    /\b(?:shops?|shopping|stores?|e-?commerce|marketplace|fashion|grocer\w+)\b/i,
    ['Choose what you like', 'See what suits you first.'],
    ['Add your address', 'See when your order can arrive.'],
    ['Save your favorites', 'Find them again in one list.'],
  ],
  [
    /\b(?:health\w*|clinic|patients?|doctors?|medical|medication|pharmacy)\b/i,
    ['Tell us about you', 'Add what your care team needs to know.'],
    ['Find your doctor', 'Choose who takes care of you.'],
    ['Book your first appointment', 'Pick a time that suits you.'],
  ],
  [
    /\b(?:smart home|thermostat|lighting|security cameras?|iot)\b/i,
    ['Add your first device', 'Turn it on and keep it near your phone.'],
    ['Connect it to Wi-Fi', 'Choose your network and enter its password.'],
    ['Choose its room', 'Find it faster later.'],
  ],
  [
    /\bpassword (?:managers?|safes?|vaults?)\b/i,
    ['Create your main password', 'It is the only one you need to remember.'],
    ['Import your passwords', 'Bring them from your browser or another app.'],
    ['Turn on autofill', 'Fill in passwords with one tap.'],
  ],
  [
    /\b(?:school|class(?:es|rooms?)?|parents?|teachers?|kids|children)\b/i,
    ['Join your class', 'Enter the code that your school gave you.'],
    ['Create your profile', 'Add your name.'],
    ['Turn on notifications', 'Hear about messages and dates.'],
  ],
];
