/** Verbs that tasks begin with. */
const TASKS = new Set(
  (
    'accept access activate add adjust allow analyze apply approve archive assign attach authenticate authorize automate back backup bind block browse build call cancel capture ' +
    'change check choose clean clear click clone close collect combine compare compile complete configure confirm connect convert copy create customize debug declare define delete ' +
    'deploy describe design develop diagnose disable discover display distribute download drag edit embed enable encrypt enforce ensure enter establish evaluate examine execute ' +
    'expand explore export expose extend fetch fill filter find fix follow format generate get give go grant group handle identify implement import improve include initialize ' +
    'insert inspect install integrate invite invoke join keep launch learn limit link list load locate lock log maintain make manage merge migrate modify monitor mount move navigate ' +
    'obtain open optimize organize override pass paste pause perform pin plan prepare press prevent preview protect provide provision publish pull purchase push put query read rebuild ' +
    'receive recover redirect reduce refactor refresh register remove rename renew replace report request require reset resize resolve restart restore restrict resume retrieve retry ' +
    'return review revoke roll rotate run save scale schedule search secure see select send set share show shut sign skip sort specify split start stop store submit subscribe switch ' +
    'sync tag test track transfer transform translate trigger troubleshoot try tune turn uninstall unlock unsubscribe update upgrade upload use validate verify view wait watch work wrap write'
  ).split(' '),
);

export const isTaskVerb = (word: string): boolean => TASKS.has(word);

/** Words that begin a name or a clause, never an instruction. */
export function isNounLike(word: string): boolean {
  return /^(?:the|an?|this|these|those|your|our|my|its|their|what|why|when|where|who|which|how|about|for|in|on|with|from|introduction|overview|prerequisites|requirements|description|summary|installation|configuration|creation|deployment|migration|removal|deletion|registration|integration|authentication|authorization|initialization|validation|verification)$/.test(
    word,
  );
}

/** The "-ing" form of a verb that is known; "Install" from "Installing". */
export function baseOf(gerund: string): string | undefined {
  const stem = gerund.toLowerCase().replace(/ing$/, '');
  const doubled = /([bdglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, doubled].find((verb) => TASKS.has(verb));
}

/** "Installing" from "install". */
export function gerundOf(verb: string): string {
  if (
    /(?:run|set|get|put|stop|plan|tag|log|pin|drag|cut|begin|submit|embed|split|shut|map|wrap|debug|skip)$/.test(
      verb,
    )
  )
    return `${verb}${verb.at(-1) ?? ''}ing`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}
