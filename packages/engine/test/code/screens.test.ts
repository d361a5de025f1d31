import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCode } from './run.ts';

const inUi = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'fixtures', 'ui', name), 'utf8');

/** A screen in one kit or template language, with what the guide says of it and what it must not say. */
const ROWS: readonly {
  readonly kit: string;
  readonly input: string;
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}[] = [
  {
    kit: 'Swing',
    input:
      'import javax.swing.*;\n\npublic class CloseDeskPage extends JFrame {\n  public CloseDeskPage() {\n    setTitle("Close a desk");\n    JLabel codeLabel = new JLabel("Desk code: ");\n    JTextField codeField = new JTextField();\n    JButton close = Buttons.createStyledButton("Close desk");\n    close.addActionListener(e -> {\n      if (codeField.getText().isEmpty()) JOptionPane.showMessageDialog(this, "Enter a desk code.", "Error", JOptionPane.ERROR_MESSAGE);\n      else JOptionPane.showMessageDialog(this, "Desk " + code + " is closed.", "Success", JOptionPane.INFORMATION_MESSAGE);\n    });\n  }\n}\n',
    has: [
      '# Close a desk',
      '1. Enter **Desk code**.',
      '2. Select **Close desk**.',
      'you see one of these messages:\n\n- “Desk … is closed.”',
      'try again.\n\n- “Enter a desk code.”',
    ],
  },
  {
    kit: 'WinForms',
    input: inUi('customer-form.cs.txt'),
    has: [
      '# Add a customer',
      '1. Enter **Customer name**.',
      '2. Enter **City**.',
      'Turn **Active customer** on or off',
      'Select **Save**.\n5. When you are asked “Save this customer?”, confirm.',
      '- “Customer … saved.”',
    ],
    hasNot: ['txt', 'Location'],
  },
  {
    kit: 'Tk',
    input:
      'import tkinter as tk\nfrom tkinter import messagebox\n\nclass Login:\n    def __init__(self, root):\n        root.title("Sign in to Ledger")\n        self.user_label = tk.Label(root, text="User name")\n        self.user_entry = tk.Entry(root)\n        tk.Button(root, text="Sign in", command=self.login)\n\n    def login(self):\n        messagebox.showerror("Missing", "Enter your user name.")\n        messagebox.showinfo("Welcome", f"Signed in as {self.user_entry.get()}.")\n',
    has: [
      '# Sign in to Ledger',
      '1. Enter **User name**.',
      '- “Signed in as …”',
      '- “Enter your user name.”',
    ],
  },
  {
    kit: 'Compose',
    input:
      'package app\n\nimport androidx.compose.material3.Button\n\n@Composable\nfun AddNote(onSave: (String) -> Unit) {\n    Column {\n        Text("Add a note")\n        OutlinedTextField(value = title, onValueChange = { title = it }, label = { Text("Title") }, placeholder = { Text("Groceries") })\n        Button(onClick = { onSave(title) }) { Text("Save note") }\n    }\n}\n',
    has: ['# Add a note', '1. Enter **Title**, for example “Groceries”.', '2. Select **Save note**.'],
  },
  {
    kit: 'React, with what is shown only at times',
    input:
      "// file: Profile.jsx\nexport default function Profile() {\n  const save = async () => { try { await put(); setSuccess('Your profile is saved.'); } catch (err) { setError(err.message || 'The profile could not be saved.'); } };\n  return (\n    <form onSubmit={save}>\n      <h2>Edit your profile</h2>\n      <p>Others see what you enter here.</p>\n      {error && <p>Something went wrong on our side.</p>}\n      <label>Name</label>\n      <input placeholder=\"Ada\" required />\n      <label>Email</label>\n      <input value={email} disabled />\n      <label>Phone</label>\n      <input placeholder=\"+49 171 555\" />\n      <button type=\"submit\">{busy ? 'Saving…' : 'Save profile →'}</button>\n    </form>\n  );\n}\n",
    has: [
      '# Edit your profile',
      'Others see what you enter here.\n\n1. Enter **Name**',
      'for example “+49 171 555”',
      'Select **Save profile**.',
      "You can see **Email**, but you can't change it here.",
      '- “Your profile is saved.”',
      '- “The profile could not be saved.”',
      '- “Something went wrong on our side.”',
    ],
    hasNot: ['Saving', 'Enter **Email**', '→'],
  },
  {
    kit: 'Vue, with labels in components',
    input:
      '<script setup>\nconst save = () => toast.success(\'Your team is saved.\');\n</script>\n<template>\n  <FormSection @submitted="a > b">\n    <template #title>Team name</template>\n    <template #description>What your team is called.</template>\n    <InputLabel for="name" value="Name of the team" />\n    <TextInput id="name" v-model="form.name" required />\n    <p v-if="form.errors.name">Choose another name.</p>\n    <PrimaryButton :disabled="busy">Save team</PrimaryButton>\n  </FormSection>\n</template>\n',
    has: [
      'Enter **Name of the team** (required).',
      'Select **Save team**.',
      '- “Your team is saved.”',
      '- “Choose another name.”',
    ],
    hasNot: ['v-model', 'form.'],
  },
  {
    kit: 'Django templates, with a form each',
    input:
      '{% extends "base.html" %}\n{% load i18n %}\n<h1>{% trans \'List members\' %}</h1>\n<form method="get">\n  <input type="text" aria-label="Search box" placeholder="{% trans \'Search members...\' %}">\n  <button type="submit" aria-label="Search"><span class="icon"></span></button>\n</form>\n<form method="post">\n  <label>{% translate "Address" %} <input name="a"></label>\n  {% if form.errors %}<p>{% trans "Enter a valid address." %}</p>{% endif %}\n  <button>{% trans \'Add member\' %}</button>\n</form>\n<p>Signed in as {{ user.name }}.</p>\n',
    has: [
      '## List members',
      'Enter **Search box**.',
      '## Add member\n\n1. Enter **Address**.',
      '- “Enter a valid address.”',
    ],
    hasNot: ['trans', '{{', '%}'],
  },
  {
    kit: 'ERB, with the helpers of Rails',
    input:
      '<h1>Edit your account</h1>\n<%= form_with model: @user do |f| %>\n  <% if @user.errors.any? %>\n    <p>Your account could not be saved.</p>\n  <% end %>\n  <%= f.label :full_name %>\n  <%= f.text_field :full_name, placeholder: "Ada Lovelace" %>\n  <%= f.label :email, "Email address" %>\n  <%= f.email_field :email, required: true %>\n  <%= f.submit "Save account" %>\n<% end %>\n<%= link_to "Delete my account", account_path %>\n',
    has: [
      '# Edit your account',
      'Enter **Full name**, for example “Ada Lovelace”.',
      'Enter **Email address** (required).',
      'Select **Save account**.',
      'you can open **Delete my account**',
      '- “Your account could not be saved.”',
    ],
  },
  {
    kit: 'templates, without what is hidden, with what is shown at other times',
    input:
      '{% if held_messages %}\n<form method="post">\n  <table><tr><th>Hold date</th></tr></table>\n  <div class="d-none"><h3>Attachments</h3></div>\n  <label for="r">{% trans "Rejection reason:" %}</label>\n  <textarea id="r"></textarea>\n  <input type="submit" value="Reject message">\n</form>\n{% else %}\n<p>There are no held messages.</p>\n{% endif %}\n',
    has: [
      '## Reject message\n\n1. Enter **Rejection reason**.\n2. Select **Reject message**.',
      'At times, you also see:\n\n- “There are no held messages.”',
    ],
    hasNot: ['Hold date', 'Attachments'],
  },
  {
    kit: 'React, with fields in functions that show them',
    input:
      "// file: Skill.tsx\nconst schema = z.object({ title: z.string().min(2, { message: 'The title is too short.' }) });\nexport function Skill() {\n  return (\n    <form>\n      <FormField name='title' render={({ field }) => (<FormItem><FormLabel>Title</FormLabel><FormControl><Input placeholder='Sewing' {...field} /></FormControl></FormItem>)} />\n      <FormField name='kind' render={({ field }) => (<FormItem><FormLabel>Kind</FormLabel><Select><SelectItem value='a'>Craft</SelectItem><SelectItem value='b'>Sport</SelectItem></Select></FormItem>)} />\n      <Button type='submit'>Save skill</Button>\n    </form>\n  );\n}\n",
    has: [
      '1. Enter **Title**, for example “Sewing”.\n2. Choose a value for **Kind**: Craft or Sport.\n3. Select **Save skill**.',
      '- “The title is too short.”',
    ],
  },
  {
    kit: 'Blade, with components and lists that ask to choose',
    input:
      '<x-guest-layout>\n<h2>Create an account</h2>\n<form>\n  <x-input-label for="name" :value="__(\'Name\')" />\n  <x-text-input id="name" :value="old(\'name\')" required />\n  <x-input-label for="role" :value="__(\'Role\')" />\n  <select id="role" required><option value="">Select role</option><option value="o" @selected(old(\'role\') === \'o\')>Organizer</option><option value="s">Supervisor</option></select>\n  <button>Register</button>\n</form>\n</x-guest-layout>\n',
    has: [
      '1. Enter **Name** (required).\n2. Choose a value for **Role** (required): Organizer or Supervisor.\n3. Select **Register**.',
    ],
    hasNot: ['Select role', 'old('],
  },
  {
    kit: 'Swing, with listeners that are classes without a name',
    input:
      'import javax.swing.*;\n\nclass LoginPage {\n  static void show() {\n    JFrame frame = new JFrame("Log in to Ledger");\n    JLabel nameLabel = new JLabel("User name:");\n    JTextField nameField = new JTextField(20);\n    JButton go = new JButton("Log in");\n    go.addActionListener(new ActionListener() {\n      @Override public void actionPerformed(ActionEvent e) {\n        JOptionPane.showMessageDialog(frame, "Login failed. Check the user name.");\n      }\n    });\n  }\n}\n',
    has: [
      '# Log in to Ledger\n\n1. Enter **User name**.\n2. Select **Log in**.',
      '- “Login failed. Check the user name.”',
    ],
  },
  {
    kit: 'Svelte',
    input:
      '<script>\n  let loading = false;\n</script>\n<h2>Create an account</h2>\n<p>Start here.</p>\n{#if errorMessage}<p>The account could not be made.</p>{/if}\n<form on:submit|preventDefault={go}>\n  <label for="name">Full name</label>\n  <input id="name" bind:value={name} placeholder="Ada Lovelace" required disabled={loading} />\n  <button disabled={loading}>{loading ? \'Creating...\' : \'Get started\'}</button>\n</form>\n<p>Already have an account? <a href="/login">Log in</a></p>\n',
    has: [
      '# Create an account\n\nStart here.\n\n1. Enter **Full name** (required), for example “Ada Lovelace”.\n2. Select **Get started**.',
      '- “The account could not be made.”',
      'you can open **Log in**',
    ],
    hasNot: ['Creating', 'Already'],
  },
  {
    kit: 'WinForms, with labels that only their places pair',
    input:
      'namespace Shop {\n  partial class CostForm {\n    private void InitializeComponent() {\n      this.label2 = new System.Windows.Forms.Label();\n      this.label1 = new System.Windows.Forms.Label();\n      this.addButton = new System.Windows.Forms.Button();\n      this.txtNote = new System.Windows.Forms.TextBox();\n      this.txtCost = new System.Windows.Forms.TextBox();\n      this.label2.Location = new System.Drawing.Point(12, 66);\n      this.label2.Text = "Remark:";\n      this.label1.Location = new System.Drawing.Point(12, 26);\n      this.label1.Text = "Amount:";\n      this.txtNote.Location = new System.Drawing.Point(102, 63);\n      this.txtCost.Location = new System.Drawing.Point(102, 24);\n      this.addButton.Text = "&Add";\n      this.Text = "Add a cost";\n    }\n  }\n}\n',
    has: ['1. Enter **Amount**.\n2. Enter **Remark**.\n3. Select **Add**.'],
  },
  {
    kit: 'XAML',
    input:
      '<Window x:Class="App.Rename" Title="Rename a file">\n  <StackPanel>\n    <Label Content="New name:"/>\n    <TextBox x:Name="name"/>\n    <CheckBox Content="Keep a copy"/>\n    <Button Content="Rename file" Click="Go"/>\n  </StackPanel>\n</Window>\n',
    has: ['Enter **New name**.', 'Turn **Keep a copy** on or off', 'Select **Rename file**.'],
  },
  {
    kit: 'HTML, with what a form says of its fields',
    input:
      '<h1>Book a bike</h1>\n<form>\n<fieldset><legend>Rider</legend>\n<label>Name <input name="n" required minlength="2" maxlength="60"></label>\n<label>Badge <input name="b" pattern="[A-Z]{2}[0-9]{4}" title="Two letters and four digits"></label>\n<label>PIN <input name="p" pattern="[0-9]{4}"></label>\n</fieldset>\n<fieldset><legend>Ride</legend>\n<label>From <input type="date" name="d" min="2026-04-01"></label>\n<label><input type="radio" name="kind" value="c" checked> City bike</label>\n<label><input type="radio" name="kind" value="e"> E-bike</label>\n<label><input type="checkbox" name="h" checked> Add a helmet</label>\n<label for="s">Station</label><select id="s"><option value="">Choose a station</option><option value="1">Harbour</option><option value="2" selected>Market</option></select>\n<label>Licence <input type="file" accept="image/*,.pdf" multiple></label>\n</fieldset>\n<label><input type="checkbox" required> I accept the <a href="/rules">house rules</a></label>\n<button>Book bike</button> <button data-open="leave">Discard</button>\n</form>\n<dialog id="leave"><h2>Discard this booking?</h2><p>Your entries are lost.</p><button>Keep editing</button><button>Discard</button></dialog>\n{% if not rides %}<h2>No rides yet</h2><p>Your rides will be listed here.</p>{% endif %}\n',
    has: [
      '1. Under **Rider**, enter **Name** (required). From 2 to 60 characters.\n2. Enter **Badge**. Two letters and four digits.\n3. Enter **PIN**. Exactly 4 digits.',
      'Under **Ride**, enter **From**. 2026-04-01 or later.',
      'Choose **City bike** or **E-bike**. Default: City bike.',
      'Turn **Add a helmet** on or off. Default: on.',
      'Choose a value for **Station**: Harbour or Market. Default: Market.',
      'Choose a file for **Licence**. Image or PDF files only. You can choose several.',
      'Select **I accept the house rules** (required).',
      'To confirm, select **Discard**. To go back, select **Keep editing**.',
      'If there is nothing to show yet, you see:\n\n- “No rides yet. Your rides will be listed here.”',
    ],
    hasNot: ['Enter **City', 'if you want it', 'Choose a station'],
  },
  {
    kit: 'React Hook Form, with dialogs and empty states of components',
    input:
      'const PLANS = [{ id: "s", label: "Small" }, { id: "l", label: "Large" }];\nexport function Order({ left }) {\n  const { register, handleSubmit } = useForm({ defaultValues: { plan: "l", days: 7, news: true } });\n  const [asking, setAsking] = useState(false);\n  if (left === 0) return <EmptyState title="No desks left" description="Come back tomorrow."><Button>Join the waiting list</Button></EmptyState>;\n  return (\n    <form onSubmit={handleSubmit(send)}>\n      <h1>Order a desk</h1>\n      <p>{left} desks are left.</p>\n      <label htmlFor="m">Email</label>\n      <input id="m" {...register("mail", { required: "Enter your email." })} />\n      <label htmlFor="p">Plan</label>\n      <select id="p" {...register("plan")}>{PLANS.map((one) => <option key={one.id} value={one.id}>{one.label}</option>)}</select>\n      <label htmlFor="d">Days</label>\n      <input id="d" type="number" {...register("days", { min: 1, max: { value: 30, message: "At most 30 days." } })} />\n      <label><input type="checkbox" {...register("news")} /> Send me news</label>\n      <button type="submit">Order desk</button>\n      {asking && <ConfirmDialog title="Leave this page?" description="Nothing is saved." confirmLabel="Leave" cancelLabel="Stay" />}\n    </form>\n  );\n}\n',
    has: [
      '## No desks left\n\nCome back tomorrow.\n\nOn this screen, you can select **Join the waiting list**.',
      '1. Enter **Email** (required).\n2. Choose a value for **Plan**: Small or Large. Default: Large.\n3. Enter **Days**. From 1 to 30. Default: 7.\n4. Select **Send me news** if you want it. Default: on.',
      'Nothing is saved.\n\nOn this screen, you can select:\n\n- **Leave**\n- **Stay**',
      '- “Enter your email.”\n- “At most 30 days.”',
    ],
    hasNot: ['desks are left'],
  },
  {
    kit: 'Vue, with lists and first values of its script, and a dialog with a title',
    input:
      '<script setup>\nconst plans = [\n  { id: \'m\', label: \'Monthly\' },\n  { id: \'y\', label: \'Yearly\' },\n];\nconst form = ref({ plan: \'y\', seats: 3, news: true, size: \'l\' });\nconst sizes = [\'Small\', \'Large\'];\n</script>\n<template>\n  <h1>Billing</h1>\n  <form>\n    <fieldset><legend>Plan</legend>\n      <label v-for="p in plans" :key="p.id"><input type="radio" name="plan" :value="p.id" v-model="form.plan"> {{ p.label }}</label>\n    </fieldset>\n    <label for="z">Size</label>\n    <select id="z" v-model="form.size"><option v-for="s in sizes" :key="s">{{ s }}</option></select>\n    <label for="s">Seats</label><input id="s" type="number" v-model.number="form.seats">\n    <label><input type="checkbox" v-model="form.news"> Add a weekly report</label>\n    <button>Save billing details</button>\n    <button type="button">Cancel subscription</button>\n  </form>\n  <BaseModal v-if="asking" title="Cancel your subscription?">\n    <p>Your team loses access.</p>\n    <button>Cancel subscription</button><button>Keep subscription</button>\n  </BaseModal>\n</template>\n',
    has: [
      'Choose a value for **Plan**: Monthly or Yearly. Default: Yearly.',
      'Choose a value for **Size**: Small or Large.',
      'Enter **Seats**. Default: 3.',
      'Turn **Add a weekly report** on or off. Default: on.',
      'Your team loses access.\n\n1. Select **Cancel subscription**.\n2. To confirm, select **Cancel subscription**. To go back, select **Keep subscription**.',
    ],
  },
];

describe('screens for a user guide', () => {
  for (const { kit, input, has, hasNot = [] } of ROWS)
    it(`are read in ${kit}`, async () => {
      const { content } = await runCode('user-guide', input);
      for (const text of has) assert(content.includes(text), `no “${text}” in:\n${content}`);
      for (const text of hasNot) assert(!content.includes(text), `“${text}” in:\n${content}`);
    });
});
