/** A wish of an administrator that the service does not grant; the message says why and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
