import type { StreamListener } from '@housestyle/contract';
import type { EventStream } from './event-stream.ts';

/** Tells what an analyst says as events: of a draft and of findings, only what has changed. */
export function tellEvents(events: Pick<EventStream, 'send'>): Required<StreamListener> {
  let told = '';
  const known = new Set<string>();
  return {
    onProgress: (progress) => void events.send('progress', progress),
    onDraft(draft) {
      const start = commonLength(told, draft);
      if (start === draft.length && start === told.length) return;
      if (events.send('draft', { start, content: draft.slice(start) })) told = draft;
    },
    onFindings(findings) {
      const fresh = findings.filter((finding) => !known.has(JSON.stringify(finding)));
      if (fresh.length === 0 || !events.send('findings', { findings: [...fresh] })) return;
      for (const finding of fresh) known.add(JSON.stringify(finding));
    },
  };
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}
