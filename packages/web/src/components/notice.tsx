import type { ComponentChildren } from 'preact';

interface NoticeProps {
  readonly kind?: 'info' | 'error' | 'success';
  readonly children: ComponentChildren;
}

/** A message in the flow of the page; errors are read out at once. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
