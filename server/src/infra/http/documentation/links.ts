import type { ErrorCode } from '@touchline/contract'
import { refusalResponses } from './refusal-responses.ts'

type Json = Readonly<Record<string, unknown>>

const provenance = { kind: 'ours', why: 'O-108: a link opens a sandbox in a browser' } as const

/** Refusals of the links below. */
export const linkRefusals: readonly ErrorCode[] = ['sandbox_not_found', 'sandbox_id_invalid']

const opened: Json = {
  description: 'The browser goes to the site, which is this sandbox from now on',
  headers: {
    Location: { description: 'The site', schema: { type: 'string', const: '/' } },
    'Set-Cookie': { description: 'The cookie `sandbox`', schema: { type: 'string' } },
  },
}

const question: Json = {
  description: 'A page that asks first: the link was followed from another site, or every visitor has a sandbox',
  content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html><title>Open this sandbox?</title>' } },
}

function link(operationId: string, summary: string, description: string, tag: string, answers: Json): Json {
  return {
    operationId,
    summary,
    description,
    tags: [tag],
    security: [],
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Id of the sandbox',
        schema: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$', 'x-provenance': provenance },
        example: 'default',
      },
    ],
    responses: { ...answers, ...refusalResponses(linkRefusals) },
    'x-provenance': provenance,
  }
}

/** Links that a browser follows: no call of the contract, and no program needs them. `tag` is that of the sandboxes. */
export const linkPaths = (tag: string): Readonly<Record<string, Json>> => ({
  '/sandbox/open/{id}': {
    get: link(
      'openSandbox',
      'The link that opens a sandbox in a browser',
      'Sets the cookie `sandbox` and goes to the site. Asks first where the link stands on another site. A program sends `X-Sandbox` instead.',
      tag,
      { 200: question, 303: opened },
    ),
    post: link(
      'confirmOpenSandbox',
      'The answer to the question that the link asks',
      'Sets the cookie `sandbox` and goes to the site.',
      tag,
      { 303: opened },
    ),
  },
})
