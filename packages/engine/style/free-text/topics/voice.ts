import { shun, want, type Topic } from './topic.ts';

const ACTOR = String.raw`(?:actor|doer|agent|performer|person|people|thing|subject|team|system|part|one|who(?:ever)?|those)`;

/** Whom “we” stands for. */
export const OF_COMPANY =
  /(?<!\b(?:whether|if|what|who) )“we”(?:,? (?:and|or|\/) ?“?(?:our|us)”?)*,? (?:(?:always|only) )?(?:(?:means?|refers? to|stands? for|denotes?|to mean|(?:when|if|where) (?:you|we) (?:mean|refer to|speak for|talk about)) (?:the )?(?!you\b|readers?\b|users?\b)|(?:is|are|for|as) (?:(?:always|only) )?(?:the |our |your )(?!readers?\b|users?\b|customers?\b|audience\b))[^.;:,“”]*/u;

/** Voice, tense, person and contractions. */
export const VOICE_TOPICS: readonly Topic[] = [
  shun(
    String.raw`passives?(?: (?:voice|constructions?|sentences?|verbs?|forms?))*|passive-voice|pasive voice|passively|“be” (?:\+|plus) (?:a )?past participles?|“?be (?:\+|plus) (?:a )?past participle”?|past participles?|“was” or “were”`,
    'Avoid the passive voice',
  ),
  want(
    String.raw`actives?(?: (?:voice|verbs?|sentences?|constructions?|forms?))?(?! (?:users?|directory|tab|window|state|link))|who (?:does|did|acts|is acting|is doing|performs)\b|${ACTOR}[^.]{0,40}\b(?:does|did|doing|performs|performing|acts|acting|carries out|responsible)\b[^.]{0,40}\b(?:subject|first|work|action|front)|(?:doer|actor|agent)s? (?:comes?|goes?|stands?|is|are|should be|must be)\b[^.]{0,20}\b(?:first|subject|front)|subject does the verb|actively|hid(?:e|es|ing) (?:the )?(?:actor|doer|agent)|say who (?:does|did)`,
    'Use the active voice',
  ),
  shun(
    String.raw`(?<!\b(?:about|into|in|for) (?:the )?)future(?: (?:tense|time|forms?|simple))?(?! (?:releases?|versions?|features?|plans?|work|proof|developments?|functionality|changes?|events?))|“will(?: \w+)?”(?: or “going to”)?|\bwill\b(?=,? (?:is|must|can|has|and “?going)\b|$)|“going to”`,
    'Don’t use the future tense',
  ),
  want(
    String.raw`(?:simple )?present(?: (?:tense|simple))?(?=$|[\s,.:;)(])(?! (?:the|a|an|in|it|them|your|information)\b)|in the present`,
    'Use the present tense',
  ),
  want(
    String.raw`second[- ]person|(?:talk|speak|write) (?:directly )?to (?:the )?readers?|address (?:the )?(?:readers?|users?)(?: directly)?|“you”(?! (?:are|will|can|and i|should|must)\b)`,
    'Write in the second person',
    {
      apart: String.raw`contract|first[- ]person|“your”, “|“we”|\bwe\b(?! (?:use|write|prefer|say|call|want|ask|always|never|don't))|passive`,
    },
  ),
  shun(
    String.raw`first[- ]person(?: (?:plural|singular|pronouns?|narrat\w+))*|(?:the )?(?:royal|corporate|editorial) “?we”?|“we”|(?<![A-Za-zÀ-ž“'])i(?:/|, | or | and )(?:me|my|we)\b[^.]{0,20}|(?:“?we”?)(?:/|, | or | and )“?(?:us|our)”?[^.]{0,12}|narrators?|(?:leave|keep|take) (?:yourself|yourselves|authors?|writers?|ourselves)\b[^.]{0,12}\b(?:out|invisible)|(?:authors?|writers?) (?:must|should|do|may)(?:n't| not) (?:appear|be seen|speak|show)`,
    'Don’t use the first person',
    { apart: OF_COMPANY.source },
  ),
  shun(String.raw`negative contractions?|contracted negatives?`, 'No negative contractions'),
  {
    apart: String.raw`negative contraction|noun[- ]contraction|contractions? [^.;]*(?:nouns?|names?)|(?:points?|periods?|full stops?|dots?) [^.;]*contractions?`,
    names: String.raw`contractions?|contracted(?: (?:forms?|words?|verbs?))?|to contract`,
    wanted: 'Use contractions',
    shunned: 'Don’t use contractions',
  },
  shun(String.raw`(?:uncontracted|unshortened) (?:forms?|words?|verbs?)`, 'Use contractions'),
];
