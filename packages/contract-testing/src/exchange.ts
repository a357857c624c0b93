/** Names and values of headers, in the order in which they were sent. */
export type Headers = readonly (readonly [name: string, value: string])[]

/**
 * One request and its answer as they were sent, with bodies as decoded text. A connection that failed is no exchange.
 */
export type Exchange = {
  readonly request: {
    readonly method: string
    /** Absolute, with the query. */
    readonly url: string
    readonly headers: Headers
    /** undefined where there was none. */
    readonly body: string | undefined
  }
  readonly response: {
    readonly status: number
    readonly headers: Headers
    readonly body: string | undefined
  }
  /** When the request was sent: an ISO instant. */
  readonly at: string
  /** From the request's first byte to the answer's last. */
  readonly milliseconds: number
}

/** The value of a header, whatever the case of its name; undefined where it was not sent. */
export function headerOf(headers: Headers, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1]
}

/** Whether a request is of somebody who is logged in: browsers send cookies of other kinds to strangers' pages too. */
export function hasLogin(headers: Headers): boolean {
  const cookies = headerOf(headers, 'cookie') ?? ''
  return headerOf(headers, 'authorization') !== undefined || /(token|session|auth|login)[^=;]*=/i.test(cookies)
}
