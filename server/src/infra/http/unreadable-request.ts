import type { Socket } from 'node:net'
import { PlatformError } from '@touchline/contract'
import { presentError } from './errors.ts'

type ConnectionError = Error & { readonly code?: string }

/** Answers what is not HTTP, or has more headers than the server reads: there is no request yet, only a connection. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = new PlatformError(error.code === 'HPE_HEADER_OVERFLOW' ? 'body_too_large' : 'malformed_request')
  const body = JSON.stringify(presentError(refusal))
  const head = [
    `HTTP/1.1 ${refusal.status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
