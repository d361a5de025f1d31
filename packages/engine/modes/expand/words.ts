/** A verb that makes a statement of a note. */
export const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|can|could|may|might|must|shall|should|will|would|do|does|did|don['’]t|doesn['’]t|can['’]t|needs?|uses?|runs?|supports?|allows?|requires?|sends?|returns?|works?|fails?|takes?|gets?|stores?|creates?|contains?|provides?|expires?|starts?|stops?|shows?|writes?|reads?|makes?|lets?|means?|keeps?|handles?|connects?|accepts?|depends?|happens?|replaces?|applies|affects?|includes?)\b/i;
/** A note that tells somebody to do something. */
export const ACTION =
  /^(?:add|apply|approve|assign|back up|build|call|change|check|choose|clear|click|clone|close|commit|configure|confirm|connect|copy|create|define|delete|deploy|disable|download|drain|edit|enable|ensure|enter|execute|export|fill|follow|generate|get|go to|grant|import|initiali[sz]e|install|invite|launch|load|log in|make|merge|modify|move|navigate|open|paste|pick|press|promote|provide|publish|pull|push|put|register|release|remove|rename|replace|request|reset|restart|restore|review|revoke|roll back|rotate|run|save|scale|select|send|set|sign in|start|stop|submit|switch|tag|test|turn|type|refetch|fetch|clean|dry|insert|attach|take|switch off|switch on|power cycle|tighten|uninstall|update|upgrade|upload|use|verify|wait|write)\b/i;

/** A note whose subject is what the notes are about: "scales images on request". */
export const THIRD_PERSON =
  /^(?!(?:access|address|analysis|class|process|progress|status|success|this|its|his|less|across|always|perhaps|besides|unless|whereas|thus|plus|versus|alias|bus|gas|https?|kubernetes|redis|postgres|windows|ios|aws|js|css|users|files|images|customers|messages|events|requests|logs|results|exports|imports|tests|settings)\b)\p{Ll}+(?:[^su\P{Ll}]s|sses|ches|shes|xes|zes)\s+(?:\p{Ll}|\p{N}|`)/u;

export const DEFINITION =
  /^(`[^`]+`|\*\*[^*]+\*\*|[^\s:.,;=`(→](?:[^:.,;=`(→]{0,40}[^\s:.,;=`(→])?(?:\s+\([^()]*\))?)\s*(?::\s+|(?<=^\S+|\s)(?<![<>!])=(?!>)\s*|\s[–—-]\s+)(\S.*)$/;
/** "GET /images/{id}?w=": a call, and no name with its meaning. */
export const CALL = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S*$/;

export function isDefinition(text: string): boolean {
  return DEFINITION.test(text) && !/^https?:/.test(text) && !CALL.test(text);
}
