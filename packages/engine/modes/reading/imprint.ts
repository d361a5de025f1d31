/** "Version 3.2 | Owner: Privacy Office": whose text it is, and not about what. */
export const IMPRINT =
  /\s\|\s|^(?:version|owner|status|author|effective|last updated|updated|date|released|published|release date)(?::|\s+(?:on )?\d)|^(?:valid|effective|in force) (?:from|since|as of|until) \d[^.,]{4,25}(?:\.|$)|^(?:present|attending|attendees|participants|absent|apologies|severity|from|subject|content-type):/i;

/** Whether a line is an imprint and heads nothing: "Version 2.0" may head its changes. */
export const isOnlyImprint = (line: string): boolean =>
  IMPRINT.test(line) && !/^(?:version|released?)\b/i.test(line);
