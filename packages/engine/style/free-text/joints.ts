/** Source: here begins no word that joins others. A list whose items could begin with one may be cut in countless ways. */
export const NO_JOINT = String.raw`(?!(?:and|or|nor)(?![A-Za-zÀ-ž0-9]))`;
