const { stackTraceLimit } = Error

// React makes five errors, which nobody sees, as its module is evaluated. A browser that somebody observes works out for each where in
// the program it was made, and for that reads the whole program once more: 30 ms of a task of 45. Imported first, this keeps errors
// without a stack until the program has been evaluated. (docs/decisions/034)
Reflect.deleteProperty(Error, 'stackTraceLimit')

/** Errors say again where they were made. */
export function keepStacks(): void {
  Error.stackTraceLimit = stackTraceLimit
}
