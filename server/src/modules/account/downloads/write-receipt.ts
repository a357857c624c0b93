import type { Order } from '@touchline/contract'
import type { Language } from '@touchline/languages'
import { escapeHtml } from '@touchline/serving'
import { text, word } from '../../../texts/index.ts'

/** A receipt as a page that stands by itself. */
export function writeReceipt(order: Order, organisation: string, language: Language): string {
  const say = (...said: Parameters<typeof text>) => escapeHtml(word(language, text(...said)))
  const title = `${organisation} ${order.reference}`
  const lines = order.items
    .flatMap((item) => [item, ...item.child_items])
    .map(({ name, quantity, line_total: total }) => [quantity > 1 ? `${quantity} × ${name}` : name, total.formatted])
  const paid = order.payments.map(({ tender_type: way, amount, card }) => [
    card ? `${card.brand} ${card.last_four}` : way,
    amount.formatted,
  ])
  const back = order.refunds.map(({ tender_type: way, amount, status }) => [`${way}, ${status}`, amount.formatted])
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(order.customer_name)}, ${escapeHtml(order.created_at)}</p>`,
    tableOf(say('account:receipt_lines'), lines),
    `<p><strong>${say('account:receipt_total', { total: order.total.formatted })}</strong></p>`,
    tableOf(say('account:receipt_paid'), paid),
    tableOf(say('account:receipt_refunded'), back),
    '</body></html>',
    '',
  ].join('\n')
}

function tableOf(heading: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  return `<h2>${heading}</h2>\n<table>\n${cells.join('\n')}\n</table>`
}
