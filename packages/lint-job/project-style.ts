/** What is needed only where a project has a `.housestyle.yaml`, or a baseline: loaded with the first that is met. */
export { effectiveStyle, needsAccount, readBaseline, writeBaseline } from '@housestyle/contract/config';
