/** What needs neither schema nor library: all that a program loads which has to start soon. */
export * from './analyze-terms.ts';
export * from './errors.ts';
export * from './position.ts';
export * from './severity.ts';
