/** A longer text is no note; in UTF-16 code units. */
export const LONGEST = 1000;
/** What is counted by no article: "Approval is required". */
export const UNCOUNTED =
  /^(?:support|access|authentication|authorization|encryption|traffic|data|storage|software|hardware|feedback|training|maintenance|documentation|approval|internet|compression|pagination|water|air|oil|milk|coffee|paper|money|alcohol|food|luggage|baggage|information|content|music|progress|pagination|downtime|consent|payment|delivery|shipping|email|mail|mfa|sso|vpn|tls|ssl|https?|dns|json|xml|csv|html|css|sql)$/;
/** Endings of what is hardly counted: "training", "software", "security". */
export const HARDLY_COUNTED = /(?:ing|ness|ware|ics|ity|ance|ence)$/;

/** Who does things. */
export const PEOPLE =
  /^(?:support|customers?|users?|teams?|ops|engineers?|sales|devs?|admins?|staff|clients|partners|colleagues?|nobody|somebody|someone)$/;
/** Words that have an amount: "The rate limit is 50 requests", but no "The backup is 35 days". */
export const MEASURE =
  /^(?:limit|quota|size|timeout|time-?out|ttl|rate|version|count|number|retention|length|duration|interval|period|price|cost|fee|target|threshold|default|maximum|minimum|memory|age|budget|deadline|delay|latency|uptime|sla|capacity|width|height|depth|speed|discount|lifetime|window|temperature|pressure|voltage|balance|port|range|accuracy)$/;
/** Words that have a name or an address. */
export const VALUED =
  /^(?:url|uri|host|address|path|file|branch|region|namespace|format|prefix|endpoint|name|command|header|topic|queue|table|bucket|default)$/;
