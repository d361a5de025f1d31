import { describeRows, type Row } from './rows.ts';
const ROWS: readonly Row[] = [
  {
    it: 'tells lists, swipes, alerts, forms, and empty states of SwiftUI',
    mode: 'user-guide',
    input: `import SwiftUI
struct HenList: View {
    var body: some View {
        NavigationStack {
            List { ForEach(model.hens) { hen in Text(hen.name).swipeActions { Button("Sell hen", role: .destructive) { asks = true } } } }
            .navigationTitle("My hens")
            .searchable(text: $model.query, prompt: "Search hens")
            .overlay { if model.hens.isEmpty { ContentUnavailableView("No hens yet", systemImage: "bird", description: Text("Hens you buy appear here.")) } }
            .alert("Sell this hen?", isPresented: $asks) { Button("Sell", role: .destructive) { sell() }
                Button("Keep", role: .cancel) {} } message: { Text("She leaves tonight.") }
        }
    }
}
struct CoopForm: View {
    var body: some View {
        Form {
            TextField("Coop name", text: $name)
            Toggle("Lock at \\(hour)", isOn: $locked)
            Picker("Door", selection: $door) { Text("North").tag(1); Text("South").tag(2) }
            if name == "Barn" { Text("This name can't be used.") }
            Button { save() } label: { Label("Save coop", systemImage: "house") }
        }.navigationTitle("Coop")
    }
}
`,
    has: [
      'To narrow what you see, type in **Search hens**.',
      '## Sell a hen\n\nShe leaves tonight.\n\n1. Select **Sell hen**.',
      'To confirm, select **Sell**. To go back, select **Keep**.',
      'Enter **Coop name**.',
      'Choose a value for **Door**: North or South.',
      'Select **Save coop**.',
      'you see:\n\n- “No hens yet. Hens you buy appear here.”',
      'try again.\n\n- “This name can',
    ],
    hasNot: ['model', '**Barn**', 'Enter **Search'],
  },
  {
    it: 'tells decorations, lists, rules, snackbars, and dialogs of Flutter',
    mode: 'user-guide',
    input: `import 'package:flutter/material.dart';
class FeedPage extends StatelessWidget {
  Widget build(BuildContext context) {
    return Scaffold(appBar: AppBar(title: const Text('Order feed')), body: Column(children: [
      TextFormField(decoration: const InputDecoration(labelText: 'Sacks', hintText: '12'), validator: (v) => v!.isEmpty ? 'Enter a number.' : null),
      DropdownButtonFormField<String>(decoration: const InputDecoration(labelText: 'Grain'), items: const [
        DropdownMenuItem(value: 'w', child: Text('Wheat')), DropdownMenuItem(value: 'o', child: Text('Oats'))]),
      ElevatedButton(onPressed: () async { ScaffoldMessenger.of(context).showSnackBar(const SnackBar(content: Text('Feed ordered'))); }, child: const Text('Order feed')),
      IconButton(tooltip: 'Cancel order', icon: const Icon(Icons.close), onPressed: () => showDialog(context: context, builder: (_) => AlertDialog(
        title: const Text('Cancel this order?'), content: const Text('The mill is told at once.'),
        actions: [TextButton(child: const Text('Back'), onPressed: back), TextButton(child: const Text('Cancel it'), onPressed: cancel)]))),
    ]));
  }
}
`,
    has: [
      '1. Enter **Sacks**, for example “12”.',
      'Choose a value for **Grain**: Wheat or Oats.',
      '## Cancel an order\n\nThe mill is told at once.',
      'To confirm, select **Cancel it**. To go back, select **Back**.',
      '- “Feed ordered”',
      '- “Enter a number.”',
    ],
  },
  {
    it: 'tells round buttons, choices in attributes, notices in objects, and what a list says that is empty',
    mode: 'user-guide',
    input: `<template>
  <h1>Rent a stall</h1>
  <v-select label="Side" :items="['Sunny', 'Shady']" />
  <mat-radio-group><mat-radio-button value="1">One night</mat-radio-button><mat-radio-button value="7">A week</mat-radio-button></mat-radio-group>
  <v-date-picker label="From" />
  <v-btn @click="rent">Rent stall</v-btn>
  <p v-if="stalls.length === 0">No stalls are free.</p>
</template>
<script setup>
async function rent() { await api.rent(); notify({ text: 'Stall rented' }) }
</script>
`,
    has: [
      'Choose a value for **Side**: Sunny or Shady.',
      'Choose **One night** or **A week**.\n',
      'Set **From**.',
      '- “Stall rented”',
      '- “No stalls are free.”',
    ],
    hasNot: ['Default'],
  },
  {
    it: 'tells what a command asks and why it ends',
    mode: 'user-guide',
    input: `import argparse, sys
p = argparse.ArgumentParser(prog="flock", description="Count a flock.")
p.add_argument("--purge", action="store_true", help="forget all counts")
args = p.parse_args()
if args.purge and input("Forget all counts? [y/N] ") != "y":
    sys.exit("There is nothing to count.")
`,
    has: ['asks you to confirm:\n\n- “Forget all counts?”', '- “There is nothing to count.”'],
  },
];

describeRows('what screens of SwiftUI, Flutter, and templates show', ROWS);
