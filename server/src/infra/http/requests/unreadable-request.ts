import type { Socket } from 'node:net'
import { type ErrorCode, PlatformError } from '@touchline/contract'
import { presentError } from '../answers/errors.ts'

type ConnectionError = Error & { readonly code?: string }

/** Node's connection errors as codes of the catalogue. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers connections that send no HTTP, too many headers, or no end: there is no request, only a socket. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = new PlatformError(codes[error.code ?? ''] ?? 'malformed_request')
  const body = JSON.stringify(presentError(refusal))
  const head = [
    `HTTP/1.1 ${refusal.status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
