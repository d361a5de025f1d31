/** Words to and from people around what is said. */
export const GREETING =
  /^(?:(?:subject|from|to|cc|date|sent):.*|(?:hi|hello|dear|hey)\b.{0,40}[,!]?|(?:best(?! practi| ways?\b)|regards|cheers|thanks|kind regards|best regards|sincerely)[,.!]?(?:\s+\S+){0,3})$/i;

/** "Good news", "Great work team": said before what there is to say. */
export const CIVILITY =
  /^(?:(?:good|great) (?:news|luck|morning|afternoon|evening|day|work|job)|well done|thank(?:s| you)|congrat(?:s|ulations)|sorry|please|welcome)\b/i;
