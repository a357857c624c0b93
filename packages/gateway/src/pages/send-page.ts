import type { FastifyReply } from 'fastify'
import type { Random } from '@touchline/ids'
import { html, trusted, type Html } from './html.ts'
import type { Language } from '@touchline/languages'

export type Page = {
  readonly status: number
  readonly locale: Language
  readonly title: string
  readonly style: string
  readonly body: Html
  /** A script at the end of the body; none for a page without one. */
  readonly script?: Html
  /** Origins that may frame the page; an empty list means none. */
  readonly frameAncestors: readonly string[]
  /** Origins, besides our own, that forms of the page may post to. */
  readonly formTargets: readonly string[]
}

/** Sends a page with a policy that allows only our own inline style, script and fonts. No page is ever stored. */
export function sendPage(reply: FastifyReply, random: Random, page: Page): FastifyReply {
  const nonce = Buffer.from(random.bytes(16)).toString('base64')
  // A content policy has no word for an IPv6 address: a browser would ignore it and complain.
  const expressible = page.frameAncestors.filter((origin) => !origin.includes('['))
  const ancestors = expressible.length === 0 ? ["'none'"] : expressible
  const policy = [
    `default-src 'none'`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `form-action ${["'self'", ...page.formTargets].join(' ')}`,
    `frame-ancestors ${ancestors.join(' ')}`,
  ]
  return reply
    .code(page.status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(document(page, nonce).html)
}

function document(page: Page, nonce: string): Html {
  const script = page.script
    ? html`<script nonce="${nonce}">
        ${page.script}
      </script>`
    : trusted('')
  return html`<!doctype html>
    <html lang="${page.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${trusted(page.style)}
        </style>
      </head>
      <body>
        ${page.body} ${script}
      </body>
    </html> `
}
