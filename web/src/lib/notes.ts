/** What floats beside the dock on demand. */
export type Note = 'why' | 'changes';
