/** What people do to things in an interface. */
export interface Action {
  readonly verb: string;
  readonly past: string;
  /** While it runs. */
  readonly gerund: string;
  /** Asks before it is done. */
  readonly destructive?: boolean;
  /** Brings the thing about: there was none before. */
  readonly makes?: boolean;
  /** Done to many things at once, and to none of them in particular. */
  readonly many?: boolean;
  /** The noun for it, where no rule makes it: "cancellation". */
  readonly noun?: string;
  /** What keeps things as they are, beside the button. */
  readonly dismiss?: string;
}

export const ACTIONS: readonly Action[] = [
  { verb: 'delete', past: 'deleted', gerund: 'Deleting', destructive: true, dismiss: 'Keep' },
  { verb: 'remove', past: 'removed', gerund: 'Removing', destructive: true, dismiss: 'Keep' },
  { verb: 'archive', past: 'archived', gerund: 'Archiving', destructive: true },
  { verb: 'reset', past: 'reset', gerund: 'Resetting', destructive: true },
  { verb: 'revoke', past: 'revoked', gerund: 'Revoking', destructive: true, dismiss: 'Keep' },
  {
    verb: 'cancel',
    noun: 'cancellation',
    past: 'canceled',
    gerund: 'Canceling',
    destructive: true,
    dismiss: 'Keep',
  },
  { verb: 'disable', past: 'disabled', gerund: 'Disabling', destructive: true },
  { verb: 'deactivate', past: 'deactivated', gerund: 'Deactivating', destructive: true },
  { verb: 'create', makes: true, past: 'created', gerund: 'Creating' },
  { verb: 'add', makes: true, past: 'added', gerund: 'Adding' },
  // Before "edit", which has the same gerund.
  { verb: 'save', past: 'saved', gerund: 'Saving' },
  { verb: 'edit', past: 'saved', gerund: 'Saving' },
  { verb: 'update', past: 'updated', gerund: 'Updating' },
  { verb: 'rename', past: 'renamed', gerund: 'Renaming' },
  { verb: 'upload', makes: true, past: 'uploaded', gerund: 'Uploading' },
  { verb: 'download', past: 'downloaded', gerund: 'Downloading' },
  { verb: 'import', makes: true, past: 'imported', gerund: 'Importing' },
  { verb: 'export', past: 'exported', gerund: 'Exporting' },
  { verb: 'share', past: 'shared', gerund: 'Sharing' },
  { verb: 'invite', makes: true, past: 'invited', gerund: 'Inviting' },
  { verb: 'send', past: 'sent', gerund: 'Sending' },
  { verb: 'publish', noun: 'publication', past: 'published', gerund: 'Publishing' },
  { verb: 'schedule', past: 'scheduled', gerund: 'Scheduling' },
  { verb: 'search', many: true, past: 'found', gerund: 'Searching' },
  { verb: 'connect', past: 'connected', gerund: 'Connecting' },
  { verb: 'enable', past: 'enabled', gerund: 'Enabling' },
  { verb: 'buy', makes: true, past: 'bought', gerund: 'Buying' },
  { verb: 'pay', noun: 'payment', past: 'paid', gerund: 'Paying' },
  { verb: 'submit', makes: true, past: 'submitted', gerund: 'Submitting' },
  { verb: 'stop', past: 'stopped', gerund: 'Stopping', destructive: true },
  { verb: 'block', past: 'blocked', gerund: 'Blocking', destructive: true },
  { verb: 'reject', past: 'rejected', gerund: 'Rejecting', destructive: true },
  { verb: 'leave', past: 'left', gerund: 'Leaving', destructive: true },
  { verb: 'start', past: 'started', gerund: 'Starting' },
  { verb: 'pause', past: 'paused', gerund: 'Pausing' },
  { verb: 'resume', past: 'resumed', gerund: 'Resuming' },
  { verb: 'change', past: 'changed', gerund: 'Changing' },
  { verb: 'transfer', past: 'transferred', gerund: 'Transferring' },
  { verb: 'print', past: 'printed', gerund: 'Printing' },
  { verb: 'book', makes: true, past: 'booked', gerund: 'Booking' },
  { verb: 'approve', past: 'approved', gerund: 'Approving' },
  { verb: 'unlock', past: 'unlocked', gerund: 'Unlocking' },
  { verb: 'lock', past: 'locked', gerund: 'Locking' },
  { verb: 'assign', past: 'assigned', gerund: 'Assigning' },
  { verb: 'move', past: 'moved', gerund: 'Moving' },
  { verb: 'copy', past: 'copied', gerund: 'Copying' },
  { verb: 'merge', past: 'merged', gerund: 'Merging' },
  { verb: 'restore', past: 'restored', gerund: 'Restoring' },
  { verb: 'install', past: 'installed', gerund: 'Installing' },
  { verb: 'renew', past: 'renewed', gerund: 'Renewing' },
  { verb: 'withdraw', past: 'withdrawn', gerund: 'Withdrawing', destructive: true },
  { verb: 'accept', past: 'accepted', gerund: 'Accepting' },
  { verb: 'decline', past: 'declined', gerund: 'Declining', destructive: true },
  { verb: 'report', past: 'reported', gerund: 'Reporting' },
  { verb: 'turn on', past: 'turned on', gerund: 'Turning on' },
  { verb: 'turn off', past: 'turned off', gerund: 'Turning off', destructive: true },
  { verb: 'disconnect', past: 'disconnected', gerund: 'Disconnecting', destructive: true },
  { verb: 'unlink', past: 'unlinked', gerund: 'Unlinking', destructive: true },
  { verb: 'discard', past: 'discarded', gerund: 'Discarding', destructive: true, dismiss: 'Keep' },
  { verb: 'end', past: 'ended', gerund: 'Ending', destructive: true },
  { verb: 'sign in', past: 'signed in', gerund: 'Signing in' },
  { verb: 'sign up', past: 'signed up', gerund: 'Signing up' },
];
