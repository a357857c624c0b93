/** An answer whose facts have been read, and which is not put together yet. */
export type Prepared<Answer> = {
  /** All that the answer depends on, in short: equal texts are equal answers. */
  readonly fingerprint: () => string
  /** Sandbox time until which the answer holds while nobody changes anything. */
  readonly until: number
  readonly make: () => Answer
}
