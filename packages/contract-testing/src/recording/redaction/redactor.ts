import type { Exchange, Headers } from '../../exchange.ts'
import type { JsonValue } from './json.ts'
import { redactBody } from './redact-body.ts'
import { redactHeaders } from './redact-headers.ts'
import { type RedactionRules, redactUrl } from './redact-url.ts'
import { createSecrets } from './secrets.ts'
import { createStandIns } from './stand-ins.ts'
import { vocabularyOf } from './vocabulary.ts'

export type RedactorSettings = {
  /** The OpenAPI document of the contract. What it does not have is hidden. */
  readonly description: JsonValue
  /** The origin of the platform. */
  readonly origin: string
  /** Random, for this recording alone, and never written down. */
  readonly key: Uint8Array
}

/** Answers the exchange with every personal value replaced by its stand-in of this recording. */
export type Redact = (exchange: Exchange) => Exchange

export function createRedactor({ description, origin, key }: RedactorSettings): Redact {
  const vocabulary = vocabularyOf(description)
  const rules: RedactionRules = { secrets: createSecrets(createStandIns(key), vocabulary), vocabulary, origin }
  return (exchange) => {
    // The first time finds what is personal, also where the answer says it of something in the request.
    redactExchange(exchange, rules)
    return redactExchange(exchange, rules)
  }
}

function redactExchange({ request, response, at, milliseconds }: Exchange, rules: RedactionRules): Exchange {
  return {
    request: {
      method: request.method,
      url: redactUrl(request.url, rules),
      headers: redactHeaders(request.headers, rules),
      body: request.body && redactBody(request.body, contentTypeOf(request.headers), rules),
    },
    response: {
      status: response.status,
      headers: redactHeaders(response.headers, rules),
      body: response.body && redactBody(response.body, contentTypeOf(response.headers), rules),
    },
    at,
    milliseconds,
  }
}

function contentTypeOf(headers: Headers): string {
  return headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
}
