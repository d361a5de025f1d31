/** A comment on a pull request, reduced to what tells whose it is. */
export interface Comment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

/** The comments of one pull request on one forge. Every call throws a `ForgeError` for an answer that is no success. */
export interface Forge {
  readonly name: string;
  /** Longest comment, in characters. */
  readonly commentLimit: number;
  /** Who the token acts as, in the form of `Comment.author`. */
  whoAmI(): Promise<string>;
  /** All comments, oldest first. */
  list(): Promise<readonly Comment[]>;
  create(body: string): Promise<Comment>;
  update(id: number, body: string): Promise<void>;
  remove(id: number): Promise<void>;
}

/** A forge refused a call, or could not be reached (status 0). */
export class ForgeError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'ForgeError';
    this.status = status;
  }
}
