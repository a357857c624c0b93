import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../infra/wire/escape-html.ts'
import type { TransactionRow } from '../tables.ts'

/** Reads what it needs from the page, so that its text, and with it its hash in the policy, is always the same. */
const script = `
const { origin, transaction, next } = document.body.dataset
if (window.parent === window) location.replace(next)
else window.parent.postMessage({ type: 'sca.returned', transaction_uuid: transaction }, origin)
`

const style = `
body { font-family: system-ui, sans-serif; margin: 2rem; line-height: 1.5; color: #1a1a1a; background: #fff }
a { color: #0b4f9e }
`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page's own content policy, in the place of the site's; the same text for every page. */
export const returnPagePolicy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`

/**
 * Tells the client that the bank is finished: by a message when the page is framed, by going on when it is not. Without
 * script the link does it. Addresses come from the attempt, never from the request; nothing on it says how it ended.
 */
export function returnPage(
  { uuid, clientOrigin }: Pick<TransactionRow, 'uuid' | 'clientOrigin'>,
  landing: string,
): string {
  const next = escapeHtml(landing)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(returnPagePolicy)}">
<title>Returning to your booking</title>
<style>${style}</style>
</head>
<body data-origin="${escapeHtml(clientOrigin)}" data-transaction="${escapeHtml(uuid)}" data-next="${next}">
<main>
<h1>Returning to your booking</h1>
<p><a href="${next}" target="_top">Continue</a></p>
</main>
<script>${script}</script>
</body>
</html>
`
}
