import { createHash } from 'node:crypto'
import { escapeHtml } from '@touchline/serving'
import type { TransactionRow } from '../tables.ts'

/** Reads its values from the page, so that its own text, and its hash in the policy, never changes. */
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

/** The page's own content security policy; the same for every page. */
export const returnPagePolicy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`

/**
 * Tells the client that the bank step is over: by a message in a frame, else by navigation, or by a link without
 * script. Addresses come from the attempt, never from the request; the page shows no outcome.
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
