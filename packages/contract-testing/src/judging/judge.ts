import type { Answer, Description, Operation } from '../descriptions/description.ts'
import type { Provenance } from '../descriptions/provenance.ts'
import { type Exchange, hasLogin, headerOf } from '../exchange.ts'
import { headerFindings } from './headers.ts'
import { addTo, emptyLook, type Look, lookAt } from './look.ts'
import { isJsonType, mediaType } from './media-type.ts'
import { requestFindings } from './requests.ts'
import { type Finding, type Kind, severityOf } from './row.ts'
import { toldOf } from './told.ts'

/** A stranger's call that needs a login is answered 401: 'A 401 logs the user out.' */
const refusalOfStrangers: Provenance = { kind: 'stated', section: 'S8' }

function whole(kind: Kind, expected: string, got: string, provenance: Provenance | undefined): Finding {
  return { field: '', kind, severity: severityOf(kind, provenance), expected, got, provenance }
}

/** Looks at a request and its answer by their operation: status, headers, content type and both bodies. */
export function judge(exchange: Exchange, operation: Operation, description: Description): Look {
  const look = emptyLook()
  look.findings.push(...statusFindings(exchange, operation), ...headerFindings(exchange))
  look.findings.push(...requestFindings(exchange, operation, description))
  const answer = answerTo(exchange, operation)
  if (answer !== undefined && exchange.response.status < 500) {
    addTo(look, lookAtBody(exchange, operation, answer, description))
  }
  return look
}

/** The description of a status: its own, or that of its hundred, or that of any other success or refusal. */
function answerTo({ response: { status } }: Exchange, { answers }: Operation): Answer | undefined {
  const own = answers.get(String(status)) ?? answers.get(`${String(status)[0]}XX`)
  if (own !== undefined || status >= 400) return own ?? answers.get('default')
  const [, success] = [...answers].find(([key]) => key.startsWith('2')) ?? []
  return success
}

function statusFindings({ request, response: { status } }: Exchange, operation: Operation): readonly Finding[] {
  const { answers, isPublic, provenance } = operation
  const successes = [...answers.keys()].filter((key) => /^[23]/.test(key)).join(' or ')
  const isStranger = isByStranger(request)
  if (status >= 500) return [whole('status', successes, String(status), provenance)]
  if (isPublic && isStranger && status === 401)
    return [whole('status', `${successes} without a login`, '401', provenance)]
  if (!isPublic && isStranger && status === 403)
    return [whole('status', '401 without a login', '403', refusalOfStrangers)]
  // `default` describes refusals: a success that no line names is none of the call's.
  const isDescribed = answers.has(String(status)) || answers.has(`${String(status)[0]}XX`)
  if (isDescribed || (status >= 400 && answers.has('default'))) return []
  return [whole('status', successes, String(status), provenance)]
}

const isByStranger = ({ headers }: Exchange['request']): boolean => !hasLogin(headers)

/** A type as it is shown: only what is one, since a header may hold anything. */
function shownType(type: string): string {
  if (type === '') return 'nothing'
  return /^[a-z]+\/[\w.+-]{1,60}$/.test(type) ? type : `string of ${type.length}`
}

function lookAtBody(
  { request, response }: Exchange,
  { provenance }: Operation,
  { content }: Answer,
  description: Description,
): Look {
  const look = emptyLook()
  const [[expected, schema] = []] = [...content]
  if (expected === undefined || schema === undefined) return look
  const got = mediaType(headerOf(response.headers, 'content-type') ?? '')
  if (!(content.has(got) || (isJsonType(got) && [...content.keys()].some(isJsonType)))) {
    look.findings.push(whole('content_type', [...content.keys()].join(' or '), shownType(got), provenance))
    return look
  }
  if (!isJsonType(got)) return look
  const body = parsed(response.body ?? '')
  if (body === undefined) {
    const told =
      response.body === undefined || response.body === '' ? 'an empty body' : `no JSON: ${toldOf(response.body)}`
    look.findings.push(whole('envelope', 'JSON', told, provenance))
    return look
  }
  return lookAt(body.value, content.get(got) ?? schema, {
    description,
    provenance,
    isStranger: isByStranger(request),
  })
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
