/** What is counted by no article: "Approval is required". */
export const UNCOUNTED =
  /^(?:support|access|authentication|authorization|encryption|traffic|data|storage|software|hardware|feedback|training|maintenance|documentation|approval|internet|compression|pagination|water|air|oil|milk|coffee|paper|money|information|content|music|progress|pagination|downtime|consent|payment|delivery|shipping|email|mail|mfa|sso|vpn|tls|ssl|https?|dns|json|xml|csv|html|css|sql)$/;
