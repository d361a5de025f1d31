/** Words to and from people around what is said. */
export const GREETING =
  /^(?:(?:subject|from|to|cc|date|sent):.*|(?:hi|hello|dear|hey)\b.{0,40}[,!]?|(?:best|regards|cheers|thanks|kind regards|best regards|sincerely)[,.!]?(?:\s+\S+){0,3})$/i;
