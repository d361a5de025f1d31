import type { ComponentChildren } from 'preact';

interface TableProps {
  /** What it lists, for those who don't see where it stands. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** A last column, without a visible head, holds what can be done with a row. */
  readonly actions?: boolean;
  readonly class?: string;
  /** The rows. */
  readonly children: ComponentChildren;
}

/** A table whose caption and heads everyone can tell. */
export function Table({ caption, columns, actions = false, class: name, children }: TableProps) {
  return (
    <table class={name}>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <span class="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
