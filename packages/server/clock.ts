/** The time as a parameter, so that a test can turn the month. */
export type Clock = () => Date;
