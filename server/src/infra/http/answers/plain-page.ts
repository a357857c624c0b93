import type { FastifyReply } from 'fastify'
import { escapeHtml } from '@touchline/serving'

type PlainPage = {
  readonly language: string
  readonly heading: string
  readonly paragraph?: string
  readonly link: { readonly to: string; readonly text: string }
}

/** Sends a page for a person that needs no site: a heading, and the way on. */
export function sendPlainPage(reply: FastifyReply, { language, heading, paragraph, link }: PlainPage): FastifyReply {
  const said = paragraph === undefined ? '' : `<p>${escapeHtml(paragraph)}</p>`
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title></head>
<body><main><h1>${escapeHtml(heading)}</h1>${said}<p><a href="${link.to}" target="_top">${escapeHtml(link.text)}</a></p></main></body></html>
`
  return reply.type('text/html; charset=utf-8').send(page)
}
