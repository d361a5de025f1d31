import * as vscode from 'vscode';

/** Milliseconds before a progress notification appears: a quick answer should not make one flash up. */
const GRACE = 600;

/**
 * Waits for a task; when it takes longer, under a progress notification whose Cancel button calls `cancel`. The task may
 * report how far it is, in words.
 */
export async function withCancellableProgress<T>(
  title: string,
  cancel: () => void,
  run: (report: (message: string) => void) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let last: string | undefined;
  let show = (message: string): void => void (last = message);
  const task = run((message) => show(message));
  const grace = new Promise<'slow'>((resolve) => (timer = setTimeout(() => resolve('slow'), GRACE)));
  const settled = task.then(
    () => 'settled',
    () => 'settled',
  );
  const first = await Promise.race([settled, grace]);
  clearTimeout(timer);
  if (first === 'settled') return task;
  const location = vscode.ProgressLocation.Notification;
  return vscode.window.withProgress({ location, title, cancellable: true }, (progress, token) => {
    token.onCancellationRequested(cancel);
    show = (message) => progress.report({ message });
    if (last !== undefined) show(last);
    return task;
  });
}
