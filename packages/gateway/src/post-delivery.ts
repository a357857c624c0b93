import type { Deliver } from './deps.ts'

const longestAnswerMs = 10_000

/** Sends a delivery over the network. Redirects are not followed: a webhook address that redirects is a mistake. */
export const postDelivery: Deliver = async (url, { headers, body }) => {
  const signal = AbortSignal.timeout(longestAnswerMs)
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
  await response.body?.cancel()
  return { status: response.status }
}
