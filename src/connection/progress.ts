import * as vscode from 'vscode';

/** Milliseconds before a progress notification appears: a quick answer should not make one flash up. */
const GRACE = 600;

/** Waits for a task; when it takes longer, under a progress notification whose Cancel button calls `cancel`. */
export async function withCancellableProgress<T>(
  title: string,
  cancel: () => void,
  task: Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const grace = new Promise<'slow'>((resolve) => (timer = setTimeout(() => resolve('slow'), GRACE)));
  const settled = task.then(
    () => 'settled',
    () => 'settled',
  );
  const first = await Promise.race([settled, grace]);
  clearTimeout(timer);
  if (first === 'settled') return task;
  const location = vscode.ProgressLocation.Notification;
  return vscode.window.withProgress({ location, title, cancellable: true }, (_progress, token) => {
    token.onCancellationRequested(cancel);
    return task;
  });
}
