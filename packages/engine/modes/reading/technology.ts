/** Standards and platforms that many texts speak of and few are about. */
export const TECHNOLOGY =
  /^(?:IPv[46]|Unicode|UTF-\d+|Linux|Debian|Ubuntu|Fedora|Solaris|GNU|Windows|macOS|Unix|POSIX|GitHub|GitLab|JavaScript|TypeScript|Python|Java|Ruby|Rust|Node|Node\.js|Docker|Kubernetes|Redis|Kafka|Postgres(?:QL)?|MySQL|SQLite|MongoDB|Chrome|Firefox|Safari|Slack|Markdown|Boolean|Promise|String|Europe|English)$/i;
