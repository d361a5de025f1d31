/** A longer text is no note; in UTF-16 code units. */
export const LONGEST = 1000;
/** What is counted by no article: "Approval is required". */
export const UNCOUNTED =
  /^(?:support|access|authentication|authorization|encryption|traffic|data|storage|software|hardware|feedback|training|maintenance|documentation|approval|internet|compression|pagination|water|air|oil|milk|coffee|paper|money|information|content|music|progress|pagination|downtime|consent|payment|delivery|shipping|email|mail|mfa|sso|vpn|tls|ssl|https?|dns|json|xml|csv|html|css|sql)$/;
/** Endings of what is hardly counted: "training", "software", "security". */
export const HARDLY_COUNTED = /(?:ing|ness|ware|ics|ity|ance|ence)$/;

/** Who does things. */
export const PEOPLE =
  /^(?:support|customers?|users?|teams?|ops|engineers?|sales|devs?|admins?|staff|clients|partners|colleagues?|nobody|somebody|someone)$/;
